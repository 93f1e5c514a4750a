// A document of the project where the others are not beside it: in the folder for npm.

/** Without the pictures and the links that lead to other files; what a link says stays. Links within the document and into the web remain. */
export const standingAlone = (text) =>
  text.replace(/^!\[[^\]]*\]\((?!https?:)[^)]*\)\n\n/gm, '').replace(/\[([^\]]*)\]\((?!https?:|#)[^)]*\)/g, '$1');

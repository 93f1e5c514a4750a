// What the build provides to the sources.

/** A style sheet as text (build/styles.mjs). */
declare module '*.css' {
  const text: string;
  export default text;
}

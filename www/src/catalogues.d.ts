/** The build makes these from www/i18n/<language>/*.ftl. */
declare module 'catalogue:fr' {
  const text: string;
  export default text;
}
declare module 'catalogue:en' {
  const text: string;
  export default text;
}

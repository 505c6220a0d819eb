/** A migration's text, as Vite hands it over. */
declare module '*.sql?raw' {
  const text: string
  export default text
}

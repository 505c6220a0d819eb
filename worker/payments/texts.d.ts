/** Files the worker hands out as they are, read by Vite when it builds. */
declare module '*/schema.sql?raw' {
  const text: string
  export default text
}
declare module '*.css?raw' {
  const text: string
  export default text
}
declare module '*.js?raw' {
  const text: string
  export default text
}

declare module '*?inline' {
  /** `data:<type>;base64,…` */
  const address: string
  export default address
}

/** A compiled module, handed over by the runtime: the edge compiles none itself. */
declare module '*.wasm' {
  const compiled: WebAssembly.Module
  export default compiled
}

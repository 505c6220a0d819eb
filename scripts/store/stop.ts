/** Ends a script that cannot go on: says what is wrong and the cure. */
export function stop(wrong: string, cure: string): never {
  console.error(`${wrong}\n→ ${cure}`)
  process.exit(1)
}

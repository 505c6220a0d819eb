/**
 * Ends the script well: at Ctrl-C or SIGTERM, and when npm, which started it, is gone without having said so (npm passes
 * SIGTERM to its shell, which keeps it to itself).
 */
export function endWith(dispose: () => Promise<void>): void {
  let ending = false
  const end = async () => {
    if (ending) return
    ending = true
    await dispose()
    process.exit(0)
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  setInterval(() => process.ppid === parent || void end(), 500).unref()
}

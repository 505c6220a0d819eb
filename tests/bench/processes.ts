import { readdirSync, readFileSync } from 'node:fs'

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** The processes this one has started; none where there is no `/proc`. */
export function children(): readonly number[] {
  try {
    return readdirSync('/proc')
      .filter(name => /^\d+$/.test(name))
      .filter(name => read(`/proc/${name}/stat`)?.split(') ')[1]?.split(' ')[1] === `${process.pid}`)
      .map(Number)
  } catch {
    return []
  }
}

/** Processor seconds a process has used so far, all threads, to the nanosecond; NaN where the system does not say, or not which process. */
export function cpuSeconds(pid: number | undefined): number {
  if (pid === undefined) return Number.NaN
  try {
    const spent = readdirSync(`/proc/${pid}/task`).map(task =>
      Number(read(`/proc/${pid}/task/${task}/schedstat`)?.split(' ')[0] ?? Number.NaN),
    )
    return spent.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e9
  } catch {
    return Number.NaN
  }
}

/** Bytes of memory a process holds; NaN where the system does not say. */
export function residentBytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`) ?? '') ?? []
  return kilobytes === undefined ? Number.NaN : Number(kilobytes) * 1024
}

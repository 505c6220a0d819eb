import type { Turns } from '../in-turn.ts'
import type { Progress } from './progress.ts'

/** Something that takes seconds: which step it is at, and in the end where its outcome is shown. */
export type Job = {
  readonly id: string
  readonly what: string
  readonly steps: readonly string[]
  /** A path of the desk; `failed` where it threw. */
  readonly outcome: string | 'failed' | undefined
}

export type Jobs = ReturnType<typeof createJobs>

/** So many are remembered, the last ones. */
const mostRemembered = 20

type Tools = { readonly inTurn: Turns; readonly waitUntil: (work: Promise<unknown>) => void }

/** Work that goes on after its request was answered. It is forgotten when the desk's object sleeps, and done by then. */
export function createJobs({ inTurn, waitUntil }: Tools) {
  const known = new Map<string, Job>()

  function remember(job: Job): void {
    known.set(job.id, job)
    const [oldest] = known.keys()
    if (known.size > mostRemembered && oldest !== undefined) known.delete(oldest)
  }

  return {
    find: (id: string): Job | undefined => known.get(id),

    /** Begins and gives the path of the page that shows how far it is. `work` gives the path of its outcome. */
    begin(what: string, work: (progress: Progress) => Promise<string>): string {
      const id = crypto.randomUUID()
      let now: Job = { id, what, steps: [], outcome: undefined }
      remember(now)
      const change = (changes: Partial<Job>) => {
        now = { ...now, ...changes }
        remember(now)
      }
      const progress: Progress = async step => {
        change({ steps: [...now.steps, step] })
        // A turn of the event loop, in which the page that shows this is answered.
        await new Promise(resolve => setTimeout(resolve))
      }
      const done = inTurn(() => work(progress)).then(
        outcome => change({ outcome }),
        (error: unknown) => {
          console.error(JSON.stringify({ level: 'error', worker: 'desk', message: String(error), what }))
          change({ outcome: 'failed' })
        },
      )
      waitUntil(done)
      return `/jobs/${id}`
    },
  }
}

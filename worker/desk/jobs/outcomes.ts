/** So many are remembered, the last ones. */
const mostKept = 20

/** Results of jobs until they are shown, each at an address with its id. */
export function createOutcomes<Outcome>() {
  const known = new Map<string, Outcome>()
  return {
    keep(outcome: Outcome): string {
      const id = crypto.randomUUID()
      known.set(id, outcome)
      const [oldest] = known.keys()
      if (known.size > mostKept && oldest !== undefined) known.delete(oldest)
      return id
    },
    recall: (id: string | undefined): Outcome | undefined => (id === undefined ? undefined : known.get(id)),
  }
}

/** Who keeps most mailboxes, with the endings each of them has. */
const providers: Readonly<Record<string, readonly string[]>> = {
  gmail: ['com'],
  googlemail: ['com'],
  hotmail: ['com', 'co.uk', 'fr', 'de', 'it', 'es', 'ca'],
  outlook: ['com', 'fr', 'de', 'it', 'es'],
  yahoo: ['com', 'co.uk', 'fr', 'de', 'it', 'es', 'ca'],
  icloud: ['com'],
  protonmail: ['com'],
  comcast: ['net'],
  btinternet: ['com'],
  sympatico: ['ca'],
  wanadoo: ['fr'],
  laposte: ['net'],
  freenet: ['de'],
  't-online': ['de'],
  libero: ['it'],
  virgilio: ['it'],
}

/** One letter away from one of them, and providers themselves. */
const others: ReadonlySet<string> = new Set(['mail', 'email', 'ymail'])

/** Whether one letter is missing, too many or another, or two beside each other have changed places. */
function isSlip(typed: string, meant: string): boolean {
  if (typed === meant) return false
  let at = 0
  while (typed[at] === meant[at]) at += 1
  const [there, here] = [typed.slice(at), meant.slice(at)]
  const isSwapped = there[0] === here[1] && there[1] === here[0] && there.slice(2) === here.slice(2)
  return isSwapped || there.slice(1) === here.slice(1) || there.slice(1) === here || there === here.slice(1)
}

/** The domain of a provider that a misspelt one is meant to be; those of countries are short, and all of them there. */
function likelyDomain(name: string, ending: string): string | undefined {
  if (others.has(name)) return undefined
  for (const [provider, endings] of Object.entries(providers)) {
    const meant = endings.find(one => one === ending) ?? endings.find(one => one.length > 2 && isSlip(ending, one))
    if (meant !== undefined && (name === provider || isSlip(name, provider))) return `${provider}.${meant}`
  }
  return undefined
}

/** The address that was meant, where the domain of a well-known provider is misspelt by a letter; undefined everywhere else. */
export function likelyEmail(email: string): string | undefined {
  const [, mailbox = '', name = '', ending = ''] = /^(.+)@([^@.]+)\.([^@]+)$/.exec(email.trim()) ?? []
  const domain = `${name}.${ending}`.toLowerCase()
  const likely = likelyDomain(name.toLowerCase(), ending.toLowerCase())
  return likely === undefined || likely === domain ? undefined : `${mailbox}@${likely}`
}

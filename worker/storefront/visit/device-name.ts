/** Browsers by what they say of themselves; the first that fits, because each says what those below say too. */
const browsers = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
] as const

const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const

type Names = readonly (readonly [RegExp, string])[]

const nameIn = (names: Names, agent: string): string | undefined => names.find(([sign]) => sign.test(agent))?.[1]

/**
 * Browser and system of a visitor in two words, for the list of where an account is signed in: `Firefox-Windows`. No
 * version and nothing else, because that is all their owner needs to know them by.
 */
export function deviceNameOf(agent: string | undefined): string | undefined {
  const browser = nameIn(browsers, agent ?? '')
  const system = nameIn(systems, agent ?? '')
  return browser === undefined || system === undefined ? undefined : `${browser}-${system}`
}

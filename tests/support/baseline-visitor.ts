const cookie = (name: string, value: string) => ({
  name,
  value,
  domain: 'localhost',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: true,
  sameSite: 'Lax' as const,
})

/**
 * A browser that every experiment of the demonstration shows what it shows everybody else: tests of pages look at the same
 * page each time, and tests of experiments begin without it.
 */
export const baselineVisitor = {
  cookies: [
    cookie('__Host-vuid', `vuid_${'0'.repeat(27)}`),
    cookie('__Host-experiments', '3001.300101_3002.300201_3003.300301'),
  ],
  origins: [],
}

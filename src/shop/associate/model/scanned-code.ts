/**
 * How the catalogue may spell what a scanner reads: a UPC-A of 12 digits is an EAN-13 with a nought in front (GS1 General
 * Specifications, 1.3). Empty for what is no barcode.
 */
export function spellingsOf(read: string): readonly string[] {
  const code = read.replaceAll(/[\s-]/g, '')
  if (!/^\d{8,14}$/.test(code)) return []
  if (code.length === 12) return [code, `0${code}`]
  return code.length === 13 && code.startsWith('0') ? [code, code.slice(1)] : [code]
}

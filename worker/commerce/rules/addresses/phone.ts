/** Shorter is no number anybody can call. */
const fewestDigits = 6

/**
 * A phone number as digits with its country's dialling code, so that one number is one however it was typed. A trunk
 * zero is dropped for 44 only (D61). Nothing when it is too short.
 */
export function phoneDigits(phone: string, dialCode: string): string | undefined {
  const digits = phone.replaceAll(/\D/g, '')
  if (digits.length < fewestDigits) return undefined
  if (phone.trim().startsWith('+')) return digits
  const code = dialCode.replaceAll(/\D/g, '')
  return code + (code === '44' ? digits.replace(/^0/, '') : digits)
}

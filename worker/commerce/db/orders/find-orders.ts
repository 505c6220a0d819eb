/** How orders are found: by words somebody at a counter or on the telephone has. */
export type OrderSearch = { readonly sql: string; readonly values: readonly string[] }

const inQuote = (keys: string, condition: string): string =>
  `EXISTS (SELECT 1 FROM json_tree(orders.quote) WHERE key IN (${keys}) AND json_tree.type = 'text' AND ${condition})`

/** Signs in telephone numbers that are no digits. */
const digitsOfValue = `replace(replace(replace(replace(replace(value, ' ', ''), '-', ''), '(', ''), ')', ''), '+', '')`

/** The condition for an e-mail address, the last four digits of what paid, a telephone number, or else the order's own number. */
export function orderSearch(words: string): OrderSearch {
  if (words.includes('@')) return { sql: inQuote(`'email'`, 'lower(value) = ?'), values: [words.toLowerCase()] }
  const digits = words.replaceAll(/[\s()+.-]/g, '')
  if (/^\d{4}$/.test(digits)) {
    const card = `order_number IN (SELECT order_number FROM payments WHERE json_extract(instrument, '$.last4') = ?)`
    return { sql: `(${card} OR ${inQuote(`'last4'`, 'value = ?')})`, values: [digits, digits] }
  }
  if (/^\d{6,15}$/.test(digits))
    return { sql: inQuote(`'phone', 'phoneNumber'`, `${digitsOfValue} LIKE '%' || ?`), values: [digits] }
  return { sql: 'order_number = ?', values: [words.toUpperCase()] }
}

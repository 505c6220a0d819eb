const columns = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Variant Inventory Qty',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Barcode',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Variant Image',
  'Gift Card',
] as const
type Column = (typeof columns)[number]

export type FeedLine = Readonly<Partial<Record<Column, string>>>

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A product export of the given lines, in the customary columns. */
export const feedOf = (lines: readonly FeedLine[], without: readonly Column[] = []): string => {
  const shown = columns.filter(column => !without.includes(column))
  const rows = lines.map(line => shown.map(column => quoted(line[column] ?? '')).join(','))
  return [shown.join(','), ...rows, ''].join('\n')
}

/** One product in three sizes and two colours on four lines, one without choices, and one that is not published. */
export const lines: readonly FeedLine[] = [
  {
    Handle: 'harbour-shirt',
    Title: 'Harbour Shirt',
    'Body (HTML)': '<p>Blue cotton shirt with a narrow collar.</p>\n<p>Made &amp; sewn by the sea.</p>',
    Vendor: 'Quayside',
    Tags: 'men, summer',
    Published: 'true',
    'Option1 Name': 'Size',
    'Option1 Value': 'Small',
    'Option2 Name': 'Color',
    'Option2 Value': 'Navy',
    'Variant Inventory Qty': '4',
    'Variant Price': '50',
    'Variant Compare At Price': '65.5',
  },
  {
    Handle: 'harbour-shirt',
    'Option1 Value': 'Medium',
    'Option2 Value': 'Navy',
    'Variant Inventory Qty': '2',
    'Variant Price': '50',
    'Variant Barcode': '4006381333931',
  },
  {
    Handle: 'harbour-shirt',
    'Option1 Value': 'Medium',
    'Option2 Value': 'Sea Foam',
    'Variant Inventory Qty': '0',
    'Variant Price': '55',
  },
  { Handle: 'harbour-shirt', 'Image Src': 'https://pictures.example/2.jpg' },
  {
    Handle: 'wool-jumper',
    Title: 'Yellow Wool Jumper',
    'Body (HTML)': 'Knitted in a soft blend.',
    Vendor: 'Quayside',
    Tags: 'women',
    'Option1 Name': 'Title',
    'Option1 Value': 'Default Title',
    'Variant Inventory Qty': '1',
    'Variant Price': '80.00',
  },
  {
    Handle: 'hidden-hat',
    Title: 'Hidden Hat',
    Published: 'false',
    'Option1 Name': 'Title',
    'Option1 Value': 'Default Title',
    'Variant Inventory Qty': '1',
    'Variant Price': '10',
  },
]

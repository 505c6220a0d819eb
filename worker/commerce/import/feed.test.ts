import { expect, test } from 'vitest'

import { feedOf, lines, type FeedLine } from '../testing/feed.ts'
import { readFeed } from './feed.ts'

/** The feed with one line changed; the line of names is line 1. */
const withLine = (number: number, change: FeedLine): string => {
  // The first product's text holds a line break, so its row takes lines 2 and 3.
  const rows = [2, 4, 5, 6, 7, 8]
  return feedOf(lines.map((line, index) => (rows[index] === number ? { ...line, ...change } : line)))
}

test('lines of one handle become one product, its options sorted into colour and size', () => {
  const { products, problems } = readFeed(feedOf(lines))
  expect(problems).toEqual([])
  expect(products.map(({ handle }) => handle)).toEqual(['harbour-shirt', 'wool-jumper'])
  expect(products[0]?.variants).toEqual([
    { line: 2, size: 'Small', color: 'Navy', price: 5000, compareAt: 6550, pieces: 4 },
    { line: 4, size: 'Medium', color: 'Navy', price: 5000, pieces: 2, barcode: '4006381333931' },
    { line: 5, size: 'Medium', color: 'Sea Foam', price: 5500, pieces: 0 },
  ])
  expect(products[1]?.variants).toEqual([{ line: 7, price: 8000, pieces: 1 }])
})

test('text is read without its markup; tags are a list in small letters', () => {
  const [shirt] = readFeed(feedOf(lines)).products
  expect(shirt?.text).toBe('Blue cotton shirt with a narrow collar. Made & sewn by the sea.')
  expect(shirt?.tags).toEqual(['men', 'summer'])
})

test('photographs stand in the order of their positions, each with what it shows; a variant names its own', () => {
  const picture = (name: string) => `https://pictures.example/${name}.jpg`
  const [shirt] = readFeed(
    feedOf([
      ...lines.map((line, index) => (index === 1 ? { ...line, 'Variant Image': picture('navy') } : line)),
      { Handle: 'harbour-shirt', 'Image Src': picture('worn'), 'Image Position': '3' },
      {
        Handle: 'harbour-shirt',
        'Image Src': picture('front'),
        'Image Position': '1',
        'Image Alt Text': 'At the quay',
      },
    ]),
  ).products
  expect(shirt?.photographs).toEqual([
    { src: picture('front'), alt: 'At the quay' },
    { src: picture('worn') },
    { src: picture('2') },
  ])
  expect(shirt?.variants.map(({ photograph }) => photograph)).toEqual([undefined, picture('navy'), undefined])
})

test('what is not published and gift cards are skipped and counted', () => {
  expect(readFeed(feedOf(lines)).skipped).toBe(1)
  expect(readFeed(withLine(7, { 'Gift Card': 'true' })).skipped).toBe(2)
})

test.each<[number, string, FeedLine]>([
  [7, 'Variant Price', { 'Variant Price': 'eighty' }],
  [7, 'Variant Price', { 'Variant Price': '0' }],
  [7, 'Variant Price', { 'Variant Price': '-5' }],
  [4, 'Variant Inventory Qty', { 'Variant Inventory Qty': 'many' }],
  [4, 'Variant Barcode', { 'Variant Barcode': '12' }],
  [2, 'Variant Compare At Price', { 'Variant Compare At Price': 'x' }],
  [7, 'Title', { Title: '' }],
  [7, 'Handle', { Handle: 'Wool Jumper' }],
  [5, 'Option1 Value', { 'Option1 Value': '' }],
  [6, 'Image Src', { 'Image Src': 'http://pictures.example/2.jpg' }],
  [4, 'Variant Image', { 'Variant Image': 'navy.jpg' }],
  [6, 'Image Position', { 'Image Position': 'first' }],
])('a problem on line %d is told with its column %s', (line, column, change) => {
  expect(readFeed(withLine(line, change)).problems).toMatchObject([{ line, column }])
})

test('every problem is told at once, in the order of the lines', () => {
  const wrong = lines.map(line => ({ ...line, 'Variant Price': line['Variant Price'] && 'free' }))
  const { products, problems } = readFeed(feedOf(wrong as FeedLine[]))
  expect(problems.map(({ line }) => line)).toEqual([2, 4, 5, 7, 8])
  expect(products).toEqual([])
})

test('missing columns are named on line 1', () => {
  expect(readFeed(feedOf(lines, ['Handle', 'Variant Price'])).problems).toEqual([
    { line: 1, column: 'Handle', message: 'is missing' },
    { line: 1, column: 'Variant Price', message: 'is missing' },
  ])
})

test('a line with too many fields and a quote that never closes are told with their line', () => {
  expect(readFeed(`${feedOf(lines)}a,b,c\n`).problems).toMatchObject([{ line: 9 }])
  expect(readFeed(`${feedOf(lines)}"never closed\n`).problems).toMatchObject([{ line: 9 }])
})

test('an empty feed is no feed', () => {
  expect(readFeed('').problems).toMatchObject([{ line: 1 }])
  expect(readFeed(feedOf([])).problems).toMatchObject([{ line: 1, message: 'the feed has no products' }])
})

test('a byte-order mark and Windows line ends are read like any others', () => {
  const windows = `\uFEFF${feedOf(lines).replaceAll('\n', '\r\n')}`
  expect(readFeed(windows).products.map(({ handle }) => handle)).toEqual(['harbour-shirt', 'wool-jumper'])
})

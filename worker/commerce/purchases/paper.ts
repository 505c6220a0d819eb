import { PDFDocument, rgb, StandardFonts, type PDFFont, type PDFPage } from '@cantoo/pdf-lib'

/** A4 in points. */
const sheet = { width: 595, height: 842, margin: 56 } as const
const ink = rgb(0.1, 0.12, 0.11)

/** The built-in fonts know WinAnsi only; what they do not know is shown as a question mark. */
const printable = (font: PDFFont, text: string): string => {
  const known = new Set(font.getCharacterSet())
  return [...text.replaceAll(/[\u00a0\u202f]/g, ' ')]
    .map(sign => (known.has(sign.codePointAt(0) ?? 0) ? sign : '?'))
    .join('')
}

/** Breaks a text between its words, and a word that is too long by itself between its letters. */
export function inLines(text: string, fits: (words: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const letter of word) {
      if (!fits(line + letter)) {
        lines.push(line)
        line = ''
      }
      line += letter
    }
  }
  return [...lines, line]
}

type Writing = { readonly size?: number; readonly bold?: boolean; readonly x?: number; readonly right?: boolean }

/** A document being written from top to bottom; a full page begins another. */
export type Paper = {
  /** Writes a line and goes to the next. */
  readonly line: (text: string, writing?: Writing) => void
  /** Writes text at the left and text at the right edge of one line. */
  readonly pair: (left: string, right: string, writing?: Writing) => void
  /** Writes several lines, each broken between words where it is too long. */
  readonly passage: (text: string, writing?: Writing) => void
  readonly gap: (points?: number) => void
  /** Draws upright bars side by side, black and white in turn, each so many units wide. */
  readonly bars: (widths: readonly number[], unit: number, height: number) => void
  /** The finished file as base64. */
  readonly finish: () => Promise<string>
}

/** Begins a document; `at` is when it says it was made, so that the same order gives the same file. */
export async function openPaper(title: string, at: number): Promise<Paper> {
  const file = await PDFDocument.create()
  const fonts = {
    plain: await file.embedFont(StandardFonts.Helvetica),
    bold: await file.embedFont(StandardFonts.HelveticaBold),
  }
  file.setTitle(title)
  file.setCreationDate(new Date(at))
  file.setModificationDate(new Date(at))
  let page: PDFPage = file.addPage([sheet.width, sheet.height])
  let y = sheet.height - sheet.margin

  const put = (text: string, { size = 10, bold = false, x = sheet.margin, right = false }: Writing) => {
    const font = bold ? fonts.bold : fonts.plain
    const shown = printable(font, text)
    const from = right ? sheet.width - sheet.margin - font.widthOfTextAtSize(shown, size) : x
    page.drawText(shown, { x: from, y: y - size, size, font, color: ink })
  }
  const down = (points: number) => {
    y -= points
    if (y >= sheet.margin) return
    page = file.addPage([sheet.width, sheet.height])
    y = sheet.height - sheet.margin
  }
  const line = (text: string, writing: Writing = {}) => {
    put(text, writing)
    down((writing.size ?? 10) * 1.5)
  }
  return {
    line,
    passage: (text, writing = {}) => {
      const { size = 10, bold = false } = writing
      const width = (words: string) => {
        const font = bold ? fonts.bold : fonts.plain
        return font.widthOfTextAtSize(printable(font, words), size)
      }
      for (const part of text.split('\n'))
        for (const broken of inLines(part, words => width(words) <= sheet.width - 2 * sheet.margin))
          line(broken, writing)
    },
    pair: (left, right, writing = {}) => {
      put(left, writing)
      put(right, { ...writing, right: true })
      down((writing.size ?? 10) * 1.5)
    },
    gap: (points = 12) => down(points),
    bars: (widths, unit, height) => {
      let x = sheet.margin
      for (const [place, width] of widths.entries()) {
        if (place % 2 === 0) page.drawRectangle({ x, y: y - height, width: width * unit, height, color: ink })
        x += width * unit
      }
      down(height + 18)
    },
    finish: () => file.saveAsBase64(),
  }
}

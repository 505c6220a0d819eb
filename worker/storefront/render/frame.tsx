import { renderToString } from 'react-dom/server'

import { routeOf, type RouteName } from '#routes/table.ts'
import { LanguageProvider, type Language } from '#src/language/language.tsx'
import type { Shell } from '#src/shop/content/shell.ts'
import type { Head, PersonalPage } from '#src/shop/page.ts'

import { Document } from './document.tsx'

/** All that the frame around a personal page is made from: nothing of the visit, so visits may share it. */
export type FrameRequest = {
  readonly name: RouteName
  readonly language: Language
  readonly head: Head
  readonly shell: Shell
  /** Shown until the page is there; not sent to a soft navigation, which puts in the finished page. */
  readonly Skeleton: PersonalPage['Skeleton'] | undefined
  readonly storeOrigin: string
}

/** What is sent before the page and after it. */
export type Frame = { readonly before: Uint8Array<ArrayBuffer>; readonly after: string }

/** Stands where the page will be while the frame around it is rendered. */
const place = '\u2063page\u2063'

const skeletonOf = ({ language, Skeleton }: FrameRequest): string =>
  Skeleton === undefined
    ? ''
    : `<div data-skeleton>${renderToString(
        <LanguageProvider language={language}>
          <Skeleton />
        </LanguageProvider>,
      )}</div>`

function render(request: FrameRequest): Frame {
  const { name, language, head, shell, storeOrigin } = request
  const frame = renderToString(
    <Document
      language={language}
      head={{ noindex: true, ...head }}
      shell={shell}
      route={routeOf(name)}
      storeOrigin={storeOrigin}
      alternates={{}}
    >
      {place}
    </Document>,
  )
  const at = frame.indexOf(place)
  const before = new TextEncoder().encode(`<!doctype html>${frame.slice(0, at)}${skeletonOf(request)}`)
  return { before, after: frame.slice(at + place.length) }
}

/** More heads than there are pages and steps only come from somebody who tries them all. */
const most = 100

/** Frames rendered around a shell; they go with it. */
const known = new WeakMap<Shell, Map<string, Frame>>()

/** The frame of a personal page, rendered once for everybody: the first byte waits for no render. */
export function frameOf(request: FrameRequest): Frame {
  const { name, language, head, shell, Skeleton, storeOrigin } = request
  const key = JSON.stringify([name, language.locale, head, Skeleton !== undefined, storeOrigin])
  const frames = known.get(shell) ?? new Map<string, Frame>()
  if (frames.size === 0) known.set(shell, frames)
  const found = frames.get(key)
  if (found !== undefined) return found
  const frame = render(request)
  if (frames.size >= most) frames.clear()
  frames.set(key, frame)
  return frame
}

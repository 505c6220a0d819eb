import type { EngineEvent } from '#src/commerce/calls/experiments/personalization.ts'
import { timeout } from '#src/kit/time/timeout.ts'

/** How long a browser may look for where it is, and how old what it knows may be, in milliseconds. */
const placeMs = 300
const placeKeptMs = 3_600_000

/** Degrees with one decimal, some ten kilometres. */
const rounded = (degrees: number) => Math.round(degrees * 10) / 10

/** The browser's position, if permission was given before; no prompt is shown for it. */
async function place(): Promise<EngineEvent[]> {
  const permission = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined)
  if (permission?.state !== 'granted') return []
  const found = new Promise<GeolocationPosition | undefined>(resolve =>
    navigator.geolocation.getCurrentPosition(resolve, () => resolve(undefined), { maximumAge: placeKeptMs }),
  )
  const position = await timeout(placeMs, found)
  if (position === undefined) return []
  const { latitude, longitude } = position.coords
  return [{ eventType: 'monetate:context:Coordinates', latitude: rounded(latitude), longitude: rounded(longitude) }]
}

/** R154: what only the browser knows for targeting: the screen's size and place. */
export const screenEvents = async (): Promise<EngineEvent[]> => [
  { eventType: 'monetate:context:ScreenSize', height: innerHeight, width: innerWidth },
  ...(await place()),
]

/** In CSS pixels of the window. */
export type Spot = { x: number; y: number }

const SWIPE_PX = 40

/** Further than between photos: what it closes was meant. */
const DOWN_PX = 80

export type Led = -1 | 1 | 'down' | null

/** Where a finger's stroke leads in a row of photos: to the left to the next one (1), to the right back (-1), down out of it. */
export function swiped(from: Spot, to: Spot): Led {
  const [along, across] = [to.x - from.x, to.y - from.y]
  if (Math.abs(along) < Math.abs(across)) return across >= DOWN_PX ? 'down' : null
  if (Math.abs(along) < SWIPE_PX) return null
  return along < 0 ? 1 : -1
}

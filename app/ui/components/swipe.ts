/** In CSS pixels of the window. */
export type Spot = { x: number; y: number }

const SWIPE_PX = 40

/** Where a finger's stroke leads in a row of photos: to the left to the next one (1), to the right back (-1), else nowhere. */
export function swiped(from: Spot, to: Spot): -1 | 0 | 1 {
  const [along, across] = [to.x - from.x, to.y - from.y]
  if (Math.abs(along) < SWIPE_PX || Math.abs(along) < Math.abs(across)) return 0
  return along < 0 ? 1 : -1
}

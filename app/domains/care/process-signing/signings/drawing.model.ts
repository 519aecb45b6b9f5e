import { DRAWN } from './process-signing.kinds.ts'

/** Ink below this is a touch, not a signature: a sixth of the sheet's width, in its points. */
const LEAST = DRAWN.width / 6

/** How much ink a drawing ('M10 20L30 40…') is, in points of its sheet; null when it leaves the sheet. */
function inkOf(drawing: string): number | null {
  let [ink, was_x, was_y] = [0, 0, 0]
  for (const [, step, left, top] of drawing.matchAll(/([ML])(\d+) (\d+)/g)) {
    const [x, y] = [Number(left), Number(top)]
    if (x > DRAWN.width || y > DRAWN.height) return null
    if (step === 'L') ink += Math.hypot(x - was_x, y - was_y)
    was_x = x
    was_y = y
  }
  return ink
}

/** Whether a drawing is seen, and stays on its sheet. None at all is for who types. */
export const isDrawn = (drawing: string) => !drawing || (inkOf(drawing) ?? 0) >= LEAST

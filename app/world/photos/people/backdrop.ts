import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { circle, n, path, rect } from '../svg.ts'

const GROUNDS = [
  [0.86, 0.05, 85],
  [0.78, 0.06, 150],
  [0.8, 0.05, 215],
  [0.76, 0.075, 45],
  [0.84, 0.07, 75],
  [0.66, 0.06, 158],
  [0.82, 0.045, 20],
] as const

/** A plain colour with a sun and a few large leaves behind the person. */
export function backdrop(palette: Palette, sheet: Sheet, random: Random): string {
  const [l, c, h] = random.pick(GROUNDS)
  const { ink } = palette
  const fill = sheet.linear(0, 0, 1, 1, [
    [0, ink(l + 0.04, c, h)],
    [1, ink(l - 0.05, c, h)],
  ])
  const sun = random.chance(0.5)
    ? circle(random.between(90, 420), random.between(90, 180), random.between(60, 110), {
        fill: ink(0.93, 0.06, 88),
        opacity: 0.75,
      })
    : ''
  let leaves = ''
  for (let side = 0; side < 2; side++)
    for (let leaf = 0; leaf < 4; leaf++) {
      const turn = (side ? -1 : 1) * (8 + leaf * 24 + random.between(-8, 8))
      const long = random.between(170, 270)
      leaves += `<g transform="translate(${side ? 520 : -8} ${n(random.between(430, 530))}) rotate(${n(turn)})">${path(`M0 0C46 ${n(-long * 0.3)} 40 ${n(-long * 0.75)} 0 ${n(-long)}C-40 ${n(-long * 0.75)} -46 ${n(-long * 0.3)} 0 0Z`, { fill: ink(0.5 + leaf * 0.035, 0.075, 150) })}${path(`M0 0C-46 ${n(-long * 0.3)} -40 ${n(-long * 0.75)} 0 ${n(-long)}Z`, { fill: ink(0.57 + leaf * 0.035, 0.075, 146) })}</g>`
    }
  return rect(0, 0, 512, 512, { fill }) + sun + leaves
}

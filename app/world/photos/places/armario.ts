import { fan, hygrometer } from '../props/instruments.ts'
import { ledPanel } from '../props/lamp.ts'
import { books } from '../props/room.ts'
import { stain } from '../sheet.ts'
import type { Scenery, Stage } from '../stage.ts'
import { n, path, rect } from '../svg.ts'

/** A wardrobe turned into a small garden: boards, a shelf above, the doors open. */
export function armario(stage: Stage): Scenery {
  const hue = stage.random.pick([58, 66, 74, 50])
  return { back: boards(stage, hue) + inside(stage, hue), front: doors(stage, hue) }
}

function boards({ width: w, height: h, floor, palette: { ink }, sheet, random }: Stage, hue: number): string {
  const inset = w * 0.12
  let [seams, grain] = ['', '']
  for (let board = 1; board < 6; board++) seams += `M${n(inset + ((w - inset * 2) * board) / 6)} 0V${n(floor)}`
  for (let line = 0; line < 40; line++) {
    const [x, y] = [random.between(inset, w - inset), random.between(0, floor)]
    grain += `M${n(x)} ${n(y)}q${n(random.between(-12, 12))} ${n(random.between(60, 160))} ${n(random.between(-6, 6))} ${n(random.between(160, 340))}`
  }
  const back = sheet.linear(0, 0, 0, 1, [
    [0, ink(0.8, 0.055, hue + 8)],
    [0.6, ink(0.7, 0.06, hue)],
    [1, ink(0.56, 0.055, hue - 4)],
  ])
  const side = (from: number, to: number) =>
    sheet.linear(from, 0, to, 0, [
      [0, ink(0.42, 0.045, hue)],
      [1, ink(0.58, 0.055, hue)],
    ])
  const base = sheet.linear(0, 0, 0, 1, [
    [0, ink(0.5, 0.05, hue)],
    [0.4, ink(0.66, 0.055, hue)],
    [1, ink(0.5, 0.05, hue)],
  ])
  return (
    rect(inset, 0, w - inset * 2, floor, { fill: back }) +
    path(grain, { stroke: ink(0.55, 0.055, hue), width: 3, opacity: 0.4 }) +
    path(seams, { stroke: ink(0.5, 0.05, hue), width: 5, opacity: 0.6 }) +
    path(`M0 0H${n(inset)}V${n(floor)}L0 ${n(floor + h * 0.1)}Z`, { fill: side(0, 1) }) +
    path(`M${n(w)} 0H${n(w - inset)}V${n(floor)}L${n(w)} ${n(floor + h * 0.1)}Z`, { fill: side(1, 0) }) +
    path(`M${n(inset)} ${n(floor)}H${n(w - inset)}L${n(w)} ${n(floor + h * 0.1)}V${n(h)}H0V${n(floor + h * 0.1)}Z`, {
      fill: base,
    })
  )
}

function inside(stage: Stage, hue: number): string {
  const {
    width: w,
    height: h,
    floor,
    random,
    palette: { ink },
  } = stage
  const y = h * 0.1
  const shelf =
    rect(w * 0.12, y, w * 0.76, 34, { fill: ink(0.72, 0.06, hue) }) +
    rect(w * 0.12, y + 30, w * 0.76, 12, { fill: ink(0.44, 0.05, hue) })
  const cloth = [0, 1, 2]
    .map((fold) =>
      rect(
        w * 0.56,
        y - 44 * (fold + 1),
        300,
        42,
        { fill: ink([0.82, 0.7, 0.6][fold] ?? 0.7, 0.05, [85, 225, 30][fold] ?? 85) },
        18,
      ),
    )
    .join('')
  const things = books(stage, w * 0.28, y, 170) + cloth
  const wind = fan(stage, w * (random.chance(0.5) ? 0.2 : 0.8), floor * 0.55, 210)
  const meter = hygrometer(stage, w * random.between(0.3, 0.7), floor * 0.5, 88)
  const shine = stain(
    stage.sheet,
    w / 2,
    h * 0.2,
    w * 0.5,
    h * 0.25,
    '#ffe9b8',
    stage.palette.light === 'noite' ? 0.08 : 0.5,
  )
  return things + shelf + shine + meter + wind + ledPanel(stage, w / 2, y + h * 0.045, w * 0.46)
}

function doors({ width: w, height: h, palette: { ink }, sheet }: Stage, hue: number): string {
  const leaf = (left: boolean) => {
    const edge = left ? w * 0.075 : w * 0.925
    const outer = left ? 0 : w
    const fill = sheet.linear(left ? 0 : 1, 0, left ? 1 : 0, 0, [
      [0, ink(0.66, 0.06, hue)],
      [1, ink(0.76, 0.06, hue + 4)],
    ])
    const panel = `M${n(left ? 14 : w - 14)} ${n(h * 0.1)}L${n(left ? edge - 26 : edge + 26)} ${n(h * 0.12)}V${n(h * 0.86)}L${n(left ? 14 : w - 14)} ${n(h * 0.9)}Z`
    return (
      path(`M${outer} 0H${n(edge)}V${n(h)}H${outer}Z`, { fill }) +
      path(panel, { stroke: ink(0.54, 0.055, hue), width: 6 }) +
      rect(left ? edge - 8 : edge, 0, 8, h, { fill: ink(0.46, 0.05, hue) }) +
      rect(left ? edge - 26 : edge + 14, h * 0.5, 12, 120, { fill: ink(0.85, 0.06, 85) }, 6)
    )
  }
  return leaf(true) + leaf(false)
}

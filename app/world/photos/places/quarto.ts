import { glowing } from '../palette.ts'
import { herbPot, snakePlant } from '../props/house-plants.ts'
import { books, cat } from '../props/room.ts'
import { stain } from '../sheet.ts'
import type { Scenery, Stage } from '../stage.ts'
import { circle, n, path, rect } from '../svg.ts'
import { city, hills, sky } from './outdoors.ts'

/** A room with a window, a shelf, a picture and a wooden floor. */
export function quarto(stage: Stage): Scenery {
  const left = stage.random.chance(0.5)
  return {
    back: wall(stage) + view(stage, left) + furniture(stage, left) + boards(stage) + company(stage, left),
    front: '',
  }
}

function wall({ width: w, floor, palette: { ink }, sheet, random }: Stage): string {
  const [l, c, hue] = random.pick([
    [0.87, 0.03, 80],
    [0.8, 0.045, 50],
    [0.82, 0.035, 150],
    [0.82, 0.03, 220],
    [0.86, 0.035, 25],
  ] as const)
  const fill = sheet.linear(0, 0, 1, 1, [
    [0, ink(l + 0.03, c, hue)],
    [1, ink(l - 0.07, c, hue)],
  ])
  return (
    rect(0, 0, w, floor, { fill }) +
    rect(0, floor - 54, w, 54, { fill: ink(0.94, 0.01, 90) }) +
    rect(0, floor - 58, w, 6, { fill: ink(0.72, 0.02, 80) })
  )
}

/** The window is a smaller stage with its own sky and city, clipped by its frame. */
function view(stage: Stage, left: boolean): string {
  const {
    width: w,
    height: h,
    floor,
    palette: { ink, light },
    sheet,
  } = stage
  const [x, y, wide, tall] = [left ? w * 0.08 : w * 0.5, h * 0.09, w * 0.42, floor - h * 0.3]
  const outside: Stage = { ...stage, width: wide, height: tall, floor: tall }
  const scene = `<svg x="${n(x)}" y="${n(y)}" width="${n(wide)}" height="${n(tall)}">${sky(outside, tall)}${hills(outside, tall, tall * 0.42)}${city(outside, tall, tall * 0.34)}</svg>`
  const bars = `M${n(x)} ${n(y)}h${n(wide)}v${n(tall)}h${n(-wide)}ZM${n(x + wide / 2)} ${n(y)}v${n(tall)}M${n(x)} ${n(y + tall * 0.36)}h${n(wide)}`
  const sill = rect(x - 34, y + tall, wide + 68, 34, { fill: ink(0.93, 0.012, 90) }, 6)
  const curtain = (at: number, flip: number) => {
    const fill = sheet.linear(0, 0, 1, 0, [
      [0, ink(0.9, 0.025, 75)],
      [0.3, ink(0.82, 0.03, 70)],
      [0.6, ink(0.92, 0.022, 78)],
      [1, ink(0.8, 0.03, 70)],
    ])
    return path(
      `M${n(at)} ${n(y - 46)}h${n(flip * 120)}q${n(-flip * 20)} ${n(tall * 0.5)} ${n(-flip * 40)} ${n(tall + 130)}h${n(-flip * 96)}q${n(flip * 24)} ${n(-tall * 0.5)} ${n(flip * 16)} ${n(-tall - 130)}Z`,
      { fill, opacity: 0.94 },
    )
  }
  const rod = path(`M${n(x - 70)} ${n(y - 50)}H${n(x + wide + 70)}`, { stroke: ink(0.45, 0.05, 60), width: 14 })
  const ray =
    light === 'noite'
      ? ''
      : path(
          `M${n(x + 30)} ${n(y + tall)}H${n(x + wide)}L${n(x + wide + (left ? 460 : -200))} ${n(h)}H${n(x + (left ? 240 : -560))}Z`,
          {
            fill: sheet.linear(0, 0, 0, 1, [
              [0, '#fff2cc', 0.34],
              [1, '#fff2cc', 0.04],
            ]),
          },
        )
  return (
    scene +
    path(bars, { stroke: ink(0.95, 0.01, 92), width: 20 }) +
    sill +
    curtain(x - 50, 1) +
    curtain(x + wide + 50, -1) +
    rod +
    ray
  )
}

function furniture(stage: Stage, left: boolean): string {
  const { width: w, height: h, floor, random, palette } = stage
  const { ink } = palette
  const x = left ? w * 0.77 : w * 0.23
  const y = floor * 0.56
  const frame = (cx: number, cy: number, fw: number, fh: number) =>
    rect(cx - fw / 2, cy - fh / 2, fw, fh, { fill: ink(0.5, 0.06, 60) }, 4) +
    rect(cx - fw / 2 + 14, cy - fh / 2 + 14, fw - 28, fh - 28, { fill: ink(0.95, 0.018, 88) }) +
    path(
      `M${n(cx)} ${n(cy + fh * 0.28)}V${n(cy - fh * 0.1)}M${n(cx)} ${n(cy + fh * 0.1)}q${n(-fw * 0.2)} ${n(-fh * 0.02)} ${n(-fw * 0.22)} ${n(-fh * 0.2)}q${n(fw * 0.2)} 0 ${n(fw * 0.22)} ${n(fh * 0.2)}M${n(cx)} ${n(cy)}q${n(fw * 0.2)} ${n(-fh * 0.02)} ${n(fw * 0.22)} ${n(-fh * 0.2)}q${n(-fw * 0.2)} 0 ${n(-fw * 0.22)} ${n(fh * 0.2)}`,
      { stroke: ink(0.48, 0.09, 150), width: 6, fill: ink(0.7, 0.07, 145) },
    )
  const shelf =
    rect(x - w * 0.17, y, w * 0.34, 26, { fill: ink(0.62, 0.06, 62) }, 4) +
    rect(x - w * 0.17, y + 22, w * 0.34, 8, { fill: ink(0.45, 0.05, 58) })
  const lamp =
    stain(stage.sheet, x, y - 120, 380, 380, '#ffdf9e', palette.light === 'noite' ? 0.55 : 0.16) +
    path(`M${n(x + w * 0.1)} ${n(y)}v-70`, { stroke: ink(0.4, 0.04, 60), width: 12 }) +
    path(`M${n(x + w * 0.1 - 62)} ${n(y - 70)}l30 -96h64l30 96Z`, {
      fill: palette.light === 'noite' ? glowing(0.88, 0.11, 80) : ink(0.86, 0.07, 80),
    })
  return (
    frame(x - w * 0.06, h * 0.17, 210, 270) +
    frame(x + w * 0.11, h * 0.19, 150, 190) +
    books(stage, x - w * 0.07, y, 170) +
    lamp +
    (random.chance(0.5)
      ? herbPot(stage, x + w * 0.01, y, 120)
      : circle(x + w * 0.02, y - 40, 38, { fill: ink(0.6, 0.08, 45) })) +
    shelf
  )
}

function boards({ width: w, height: h, floor, palette: { ink }, sheet }: Stage): string {
  const fill = sheet.linear(0, 0, 0, 1, [
    [0, ink(0.56, 0.06, 58)],
    [1, ink(0.68, 0.065, 64)],
  ])
  let joints = ''
  for (let board = -8; board <= 8; board++)
    joints += `M${n(w / 2 + board * 130)} ${n(floor)}L${n(w / 2 + board * 300)} ${n(h)}`
  for (let cut = 0; cut < 9; cut++)
    joints += `M${n(w / 2 + (cut - 4.4) * 210)} ${n(floor + (h - floor) * (0.25 + ((cut * 37) % 60) / 100))}h150`
  const rug = `<ellipse cx="${n(w / 2)}" cy="${n(floor + (h - floor) * 0.6)}" rx="${n(w * 0.44)}" ry="${n((h - floor) * 0.34)}" fill="${ink(0.8, 0.035, 75)}"/><ellipse cx="${n(w / 2)}" cy="${n(floor + (h - floor) * 0.6)}" rx="${n(w * 0.4)}" ry="${n((h - floor) * 0.3)}" fill="none" stroke="${ink(0.6, 0.07, 45)}" stroke-width="9"/>`
  return (
    rect(0, floor, w, h - floor, { fill }) +
    path(joints, { stroke: ink(0.46, 0.055, 55), width: 4, opacity: 0.55 }) +
    rug
  )
}

function company(stage: Stage, left: boolean): string {
  const { width: w, height: h, floor, random } = stage
  const low = floor + (h - floor) * 0.2
  const plant = snakePlant(stage, w * (left ? 0.9 : 0.1), low, 560)
  return plant + (random.chance(0.35) ? cat(stage, w * (left ? 0.17 : 0.83), low + 60, 190) : '')
}

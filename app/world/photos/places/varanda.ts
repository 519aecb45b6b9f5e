import { herbPot, snakePlant } from '../props/house-plants.ts'
import { wateringCan } from '../props/watering.ts'
import type { Scenery, Stage } from '../stage.ts'
import { n, path, rect } from '../svg.ts'
import { city, hills, sky } from './outdoors.ts'

/** A balcony over the city: hills, flats, railing, tiles. */
export function varanda(stage: Stage): Scenery {
  const horizon = stage.floor - stage.height * 0.02
  const back =
    sky(stage, horizon) +
    hills(stage, horizon, stage.height * 0.3) +
    city(stage, horizon, stage.height * 0.24) +
    haze(stage, horizon)
  return { back: back + tiles(stage) + railing(stage) + pillar(stage) + corner(stage), front: '' }
}

const haze = ({ width: w, height: h, palette: { ink }, sheet }: Stage, horizon: number): string =>
  rect(0, horizon - h * 0.4, w, h * 0.4, {
    fill: sheet.linear(0, 0, 0, 1, [
      [0, ink(0.93, 0.03, 75), 0],
      [1, ink(0.93, 0.03, 75), 0.55],
    ]),
  })

function railing({ width: w, height: h, floor, palette: { ink }, random }: Stage): string {
  const top = floor - h * 0.27
  const [l, c, hue] = random.pick([
    [0.95, 0.008, 95],
    [0.36, 0.02, 160],
    [0.5, 0.05, 230],
  ] as const)
  let bars = ''
  for (let x = 20; x < w; x += 74) bars += `M${x} ${n(top)}V${n(floor - 12)}`
  return (
    path(bars, { stroke: ink(l - 0.03, c, hue), width: 14, cap: 'butt' }) +
    rect(0, top - 18, w, 32, { fill: ink(l, c, hue) }, 8) +
    rect(0, top + 8, w, 8, { fill: ink(l - 0.13, c, hue) }) +
    rect(0, floor - 26, w, 22, { fill: ink(l - 0.05, c, hue) })
  )
}

function tiles({ width: w, height: h, floor, palette: { ink }, sheet, random }: Stage): string {
  const [c, hue] = random.pick([
    [0.07, 45],
    [0.03, 80],
    [0.035, 165],
  ] as const)
  const fill = sheet.linear(0, 0, 0, 1, [
    [0, ink(0.62, c, hue)],
    [1, ink(0.72, c, hue + 6)],
  ])
  let joints = ''
  for (let column = -9; column <= 9; column++)
    joints += `M${n(w / 2 + column * 110)} ${n(floor)}L${n(w / 2 + column * 290)} ${n(h)}`
  for (let row = 1; row < 7; row++) joints += `M0 ${n(floor + (h - floor) * (row / 6.4) ** 1.5)}H${n(w)}`
  return rect(0, floor, w, h - floor, { fill }) + path(joints, { stroke: ink(0.84, 0.03, 75), width: 4, opacity: 0.6 })
}

function pillar({ width: w, floor, palette: { ink }, sheet, random }: Stage): string {
  const left = random.chance(0.5)
  const [c, hue] = random.pick([
    [0.07, 50],
    [0.05, 85],
    [0.04, 190],
    [0.05, 25],
  ] as const)
  const wide = w * 0.15
  const x = left ? 0 : w - wide
  const fill = sheet.linear(left ? 0 : 1, 0, left ? 1 : 0, 0, [
    [0, ink(0.8, c, hue)],
    [1, ink(0.87, c, hue)],
  ])
  return (
    rect(x, 0, wide, floor + 70, { fill }) +
    rect(left ? wide - 12 : x, 0, 12, floor + 70, { fill: ink(0.66, c, hue) }) +
    rect(x, floor + 30, wide, 42, { fill: ink(0.93, 0.01, 90) })
  )
}

function corner(stage: Stage): string {
  const { width: w, height: h, floor, random } = stage
  const big = random.chance(0.5) ? 0.13 : 0.88
  const small = big < 0.5 ? 0.87 : 0.13
  const low = floor + (h - floor) * 0.3
  return (
    snakePlant(stage, w * big, low, 560) +
    (random.chance(0.5) ? wateringCan(stage, w * small, low + 30, 240) : herbPot(stage, w * small, low + 10, 300))
  )
}

import { herbPot, snakePlant } from '../props/house-plants.ts'
import { wateringCan } from '../props/watering.ts'
import type { Scenery, Stage } from '../stage.ts'
import { n, path, rect } from '../svg.ts'
import { foliage, hills, sky } from './outdoors.ts'

/** A small greenhouse: garden behind the panes, white frame, brick foot, gravel. */
export function estufa(stage: Stage): Scenery {
  const { floor } = stage
  const sill = floor - stage.height * 0.14
  return {
    back:
      sky(stage, sill) +
      hills(stage, sill, stage.height * 0.2) +
      foliage(stage, sill, stage.height * 0.28) +
      panes(stage, sill) +
      brick(stage, sill) +
      gravel(stage) +
      shelf(stage, sill),
    front: hangingLeaves(stage),
  }
}

function panes({ width: w, height: h, palette: { ink }, random }: Stage, sill: number): string {
  const eave = h * 0.24
  const ridge = w * 0.5
  let [bars, shine] = ['', '']
  for (let bar = 0; bar <= 6; bar++) {
    const x = (w * bar) / 6
    bars += `M${n(x)} ${n(sill)}V${n(eave)}L${n(ridge + (x - ridge) * 0.55)} ${n(-h * 0.05)}`
    if (random.chance(0.5)) shine += `M${n(x + 30)} ${n(eave + 60)}l110 -20 -60 ${n(h * 0.32)} -70 20Z`
  }
  bars += `M0 ${n(eave)}H${n(w)}M0 ${n(sill - (sill - eave) * 0.48)}H${n(w)}`
  const veil = rect(0, 0, w, sill, { fill: ink(0.95, 0.018, 150), opacity: 0.34 })
  const roof = rect(0, 0, w, eave, { fill: ink(0.97, 0.012, 120), opacity: 0.28 })
  return (
    veil +
    roof +
    path(shine, { fill: ink(0.99, 0.005, 100), opacity: 0.3 }) +
    path(bars, { stroke: ink(0.6, 0.02, 160), width: 17, opacity: 0.55 }) +
    path(bars, { stroke: ink(0.93, 0.012, 110), width: 11 })
  )
}

function brick({ width: w, floor, palette: { ink }, random }: Stage, sill: number): string {
  const [tall, rows] = [floor - sill, 5]
  let [light, dark] = ['', '']
  for (let row = 0; row < rows; row++)
    for (let x = -((row % 2) * 70); x < w; x += 140) {
      const d = `M${n(x + 4)} ${n(sill + (row * tall) / rows + 4)}h132v${n(tall / rows - 7)}h-132Z`
      if (random.chance(0.4)) light += d
      else dark += d
    }
  return (
    rect(0, sill, w, tall, { fill: ink(0.76, 0.03, 60) }) +
    path(dark, { fill: ink(0.58, 0.075, 42) }) +
    path(light, { fill: ink(0.64, 0.075, 48) }) +
    rect(0, sill - 20, w, 30, { fill: ink(0.86, 0.015, 95) })
  )
}

function gravel({ width: w, height: h, floor, palette: { ink }, sheet, random }: Stage): string {
  const fill = sheet.linear(0, 0, 0, 1, [
    [0, ink(0.6, 0.025, 75)],
    [0.4, ink(0.72, 0.03, 80)],
    [1, ink(0.6, 0.03, 72)],
  ])
  let [light, dark] = ['', '']
  for (let stone = 0; stone < 260; stone++) {
    const y = floor + (h - floor) * random.next() ** 0.7
    const size = 4 + ((y - floor) / (h - floor)) * 13
    const d = `M${n(random.between(0, w))} ${n(y)}h${n(size)}l${n(size * 0.4)} ${n(size * 0.35)} ${n(-size * 0.6)} ${n(size * 0.3)}h${n(-size)}Z`
    if (stone % 2) light += d
    else dark += d
  }
  return (
    rect(0, floor, w, h - floor, { fill }) +
    path(light, { fill: ink(0.83, 0.02, 85), opacity: 0.7 }) +
    path(dark, { fill: ink(0.48, 0.025, 70), opacity: 0.45 })
  )
}

function shelf(stage: Stage, sill: number): string {
  const {
    width: w,
    height: h,
    floor,
    random,
    palette: { ink },
  } = stage
  const side = random.chance(0.5) ? 0.04 : 0.66
  const [left, right, y] = [w * side, w * (side + 0.3), sill - h * 0.02]
  const legs = `M${n(left + 24)} ${n(y)}V${n(floor + 50)}M${n(right - 24)} ${n(y)}V${n(floor + 50)}`
  const pots = [0.14, 0.46, 0.8]
    .map((share) => herbPot(stage, left + (right - left) * share, y + 2, random.between(150, 220)))
    .join('')
  const other = random.chance(0.5)
    ? snakePlant(stage, w * (side < 0.5 ? 0.88 : 0.12), floor + 110, 430)
    : wateringCan(stage, w * (side < 0.5 ? 0.86 : 0.15), floor + 130, 240)
  return (
    path(legs, { stroke: ink(0.48, 0.05, 62), width: 22 }) +
    pots +
    rect(left, y - 6, right - left, 30, { fill: ink(0.6, 0.06, 65) }, 5) +
    rect(left, y + 18, right - left, 8, { fill: ink(0.45, 0.05, 60) }) +
    other
  )
}

function hangingLeaves({ width: w, palette: { ink }, random }: Stage): string {
  const left = random.chance(0.5)
  let svg = ''
  for (let vine = 0; vine < 4; vine++) {
    const [x, long] = [
      left ? random.between(-20, w * 0.14) : random.between(w * 0.86, w + 20),
      random.between(120, 380),
    ]
    svg += path(`M${n(x)} -10q${n(random.between(-20, 20))} ${n(long / 2)} ${n(random.between(-14, 14))} ${n(long)}`, {
      stroke: ink(0.42, 0.06, 140),
      width: 5,
    })
    for (let leaf = 0; leaf < 8; leaf++)
      svg += `<g transform="translate(${n(x)} ${n((leaf * long) / 8)}) rotate(${leaf % 2 ? 50 : -50})">${path('M0 0Q34 20 0 74Q-34 20 0 0Z', { fill: ink(random.between(0.4, 0.52), 0.08, 145) })}</g>`
  }
  return svg
}

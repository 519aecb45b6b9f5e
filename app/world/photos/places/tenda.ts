import { mix } from '../geometry.ts'
import { fan, hygrometer } from '../props/instruments.ts'
import { duct, ledPanel } from '../props/lamp.ts'
import type { Scenery, Stage } from '../stage.ts'
import { n, path, rect } from '../svg.ts'

/** Inside a grow tent: silver walls, poles, the lamp above, the open zip in front. */
export function tenda(stage: Stage): Scenery {
  return { back: walls(stage) + creases(stage) + poles(stage) + gear(stage), front: door(stage) }
}

function walls({ width: w, height: h, floor, palette: { ink }, sheet }: Stage): string {
  const back = sheet.linear(0, 0, 0, 1, [
    [0, ink(0.84, 0.026, 86)],
    [0.5, ink(0.84, 0.022, 92)],
    [1, ink(0.74, 0.018, 110)],
  ])
  const side = (from: number, to: number) =>
    sheet.linear(from, 0, to, 0, [
      [0, ink(0.6, 0.016, 140)],
      [1, ink(0.79, 0.016, 105)],
    ])
  const ground = sheet.linear(0, 0, 0, 1, [
    [0, ink(0.64, 0.018, 110)],
    [0.35, ink(0.75, 0.018, 95)],
    [1, ink(0.55, 0.018, 130)],
  ])
  const inset = w * 0.13
  return (
    rect(inset, 0, w - inset * 2, floor, { fill: back }) +
    path(`M0 0H${n(inset)}V${n(floor)}L0 ${n(floor + h * 0.12)}Z`, { fill: side(0, 1) }) +
    path(`M${n(w)} 0H${n(w - inset)}V${n(floor)}L${n(w)} ${n(floor + h * 0.12)}Z`, { fill: side(1, 0) }) +
    path(`M${n(inset)} ${n(floor)}H${n(w - inset)}L${n(w)} ${n(floor + h * 0.12)}V${n(h)}H0V${n(floor + h * 0.12)}Z`, {
      fill: ground,
    })
  )
}

/** Facets of the reflecting film. */
function creases({ width: w, floor, palette: { ink }, random }: Stage): string {
  let [bright, dull] = ['', '']
  for (let facet = 0; facet < 26; facet++) {
    const [x, y] = [random.between(w * 0.13, w * 0.8), random.between(-40, floor * 0.9)]
    const d = `M${n(x)} ${n(y)}l${n(random.between(30, 140))} ${n(random.between(-70, 40))} ${n(random.between(-20, 60))} ${n(random.between(80, 260))}Z`
    if (facet % 2) bright += d
    else dull += d
  }
  const seam = `M${n(w * 0.5)} 0V${n(floor)}`
  return (
    path(bright, { fill: ink(0.97, 0.008, 95), opacity: 0.2 }) +
    path(dull, { fill: ink(0.62, 0.02, 190), opacity: 0.08 }) +
    path(seam, { stroke: ink(0.66, 0.012, 180), width: 4, opacity: 0.6 })
  )
}

function poles({ width: w, height: h, floor, palette: { ink } }: Stage): string {
  const inset = w * 0.13
  const pole = (x: number) =>
    rect(x - 11, 0, 22, floor, { fill: ink(0.46, 0.01, 200) }) +
    rect(x - 7, 0, 6, floor, { fill: ink(0.72, 0.01, 200) })
  const foot = path(`M${n(inset)} ${n(floor)}H${n(w - inset)}`, { stroke: ink(0.44, 0.012, 190), width: 18 })
  const rail = path(`M0 ${n(h * 0.035)}L${n(inset)} ${n(h * 0.075)}H${n(w - inset)}L${n(w)} ${n(h * 0.035)}`, {
    stroke: ink(0.42, 0.01, 200),
    width: 16,
  })
  return foot + pole(inset) + pole(w - inset) + rail
}

function gear(stage: Stage): string {
  const { width: w, height: h, floor, random } = stage
  const side = random.chance(0.5) ? 1 : -1
  const lamp = ledPanel(
    stage,
    w / 2 + random.between(-40, 40),
    h * mix(0.06, 0.09, random.next()),
    w * random.between(0.5, 0.6),
  )
  const tube = duct(
    stage,
    [
      { x: w / 2 + side * w * 0.46, y: -20 },
      { x: w / 2 + side * w * 0.32, y: h * 0.05 },
      { x: w / 2 + side * w * 0.2, y: -30 },
    ],
    84,
  )
  const meter = hygrometer(stage, w / 2 - side * w * 0.28, floor * random.between(0.42, 0.6), 96)
  const wind = fan(stage, w / 2 + side * w * 0.3, floor * random.between(0.4, 0.55), 230)
  return tube + meter + wind + lamp
}

/** Two hanging leaves of dark cloth with their zip. */
function door({ width: w, height: h, palette: { ink }, sheet, random }: Stage): string {
  const open = w * random.between(0.05, 0.075)
  const cloth = (from: number, to: number) =>
    sheet.linear(from, 0, to, 0, [
      [0, ink(0.2, 0.012, 170)],
      [0.75, ink(0.27, 0.014, 165)],
      [1, ink(0.34, 0.016, 160)],
    ])
  const left = `M0 0H${n(open)}C${n(open * 0.7)} ${n(h * 0.3)} ${n(open * 1.25)} ${n(h * 0.6)} ${n(open * 0.8)} ${n(h)}H0Z`
  const right = `M${n(w)} 0H${n(w - open)}C${n(w - open * 1.2)} ${n(h * 0.35)} ${n(w - open * 0.7)} ${n(h * 0.65)} ${n(w - open * 1.1)} ${n(h)}H${n(w)}Z`
  const zip = `M${n(open)} 0C${n(open * 0.7)} ${n(h * 0.3)} ${n(open * 1.25)} ${n(h * 0.6)} ${n(open * 0.8)} ${n(h)}M${n(w - open)} 0C${n(w - open * 1.2)} ${n(h * 0.35)} ${n(w - open * 0.7)} ${n(h * 0.65)} ${n(w - open * 1.1)} ${n(h)}`
  return (
    path(left, { fill: cloth(0, 1) }) +
    path(right, { fill: cloth(1, 0) }) +
    path(zip, { stroke: ink(0.55, 0.02, 100), width: 6, cap: 'butt', more: 'stroke-dasharray="5 5"' })
  )
}

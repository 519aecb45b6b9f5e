import { glowing } from '../palette.ts'
import { stain } from '../sheet.ts'
import type { Stage } from '../stage.ts'
import { circle, curve, ellipse, n, path, rect } from '../svg.ts'

/** Sky with sun or moon and a few clouds, from the top to `bottom`. */
export function sky(stage: Stage, bottom: number): string {
  const { width: w, palette, sheet, random } = stage
  const { ink, light } = palette
  const night = light === 'noite'
  const dawn = random.chance(0.4)
  const fill = night
    ? sheet.linear(0, 0, 0, 1, [
        [0, glowing(0.26, 0.05, 262)],
        [0.7, glowing(0.36, 0.055, 258)],
        [1, glowing(0.46, 0.05, 275)],
      ])
    : sheet.linear(0, 0, 0, 1, [
        [0, ink(0.82, 0.05, dawn ? 60 : 225)],
        [0.6, ink(0.9, 0.035, dawn ? 75 : 205)],
        [1, ink(0.94, 0.035, 85)],
      ])
  const [x, y] = [w * random.between(0.15, 0.85), bottom * random.between(0.12, 0.34)]
  const orb = night
    ? stain(sheet, x, y, 240, 240, '#cfd8ef', 0.3) + circle(x, y, 54, { fill: glowing(0.93, 0.02, 95) })
    : stain(sheet, x, y, 380, 380, '#fff3cd', 0.75) + circle(x, y, 74, { fill: glowing(0.95, 0.06, 88) })
  return rect(0, 0, w, bottom + 4, { fill }) + (night ? stars(stage, bottom) : '') + orb + clouds(stage, bottom)
}

function stars({ width: w, random }: Stage, bottom: number): string {
  let d = ''
  for (let star = 0; star < 50; star++) d += `M${n(random.between(0, w))} ${n(random.between(0, bottom * 0.7))}h.1`
  return path(d, { stroke: '#e9ecf5', width: 4, opacity: 0.7 })
}

function clouds({ width: w, palette: { ink }, random }: Stage, bottom: number): string {
  let svg = ''
  for (let cloud = 0; cloud < 3; cloud++) {
    const [x, y, s] = [random.between(0, w), random.between(bottom * 0.1, bottom * 0.55), random.between(0.7, 1.4)]
    svg += path(
      `M${n(x - 150 * s)} ${n(y)}C${n(x - 150 * s)} ${n(y - 50 * s)} ${n(x - 80 * s)} ${n(y - 60 * s)} ${n(x - 60 * s)} ${n(y - 44 * s)}C${n(x - 30 * s)} ${n(y - 100 * s)} ${n(x + 60 * s)} ${n(y - 90 * s)} ${n(x + 66 * s)} ${n(y - 40 * s)}C${n(x + 120 * s)} ${n(y - 60 * s)} ${n(x + 160 * s)} ${n(y - 20 * s)} ${n(x + 150 * s)} ${n(y)}Z`,
      { fill: ink(0.97, 0.012, 80), opacity: 0.6 },
    )
  }
  return svg
}

/** Rounded hills, one behind the other, ending at `bottom`. */
export function hills({ width: w, palette: { ink }, random }: Stage, bottom: number, tall: number): string {
  let svg = ''
  for (let range = 0; range < 3; range++) {
    const top = bottom - tall * (1 - range * 0.26)
    const points = Array.from({ length: 8 }, (_, knot) => ({
      x: (knot * w) / 7 + (knot % 7 ? random.between(-50, 50) : 0),
      y: top + (knot % 2 ? -1 : 1) * tall * random.between(0.05, 0.22),
    }))
    svg += path(`${curve(points)}L${n(w)} ${n(bottom)}H0Z`, {
      fill: ink(0.78 - range * 0.09, 0.03 + range * 0.018, 190 - range * 20),
    })
  }
  return svg
}

/** Blocks of flats with windows, some lit at night. */
export function city({ width: w, palette, random }: Stage, bottom: number, tall: number): string {
  const { ink, light } = palette
  let svg = ''
  for (let row = 0; row < 2; row++) {
    let x = -30
    while (x < w) {
      const [wide, high] = [random.between(70, 170), tall * random.between(0.35, 1) * (row ? 0.62 : 1)]
      const hue = random.pick([60, 80, 45, 230, 150])
      const top = bottom - high
      svg += rect(x, top, wide, high, {
        fill: ink(0.84 - row * 0.1 + random.between(-0.03, 0.03), 0.028 + row * 0.012, hue),
      })
      if (random.chance(0.4))
        svg += rect(x + wide * 0.3, top - 26, wide * 0.3, 28, { fill: ink(0.72 - row * 0.08, 0.02, hue) })
      let [dark, lit] = ['', '']
      for (let wy = top + 22; wy < bottom - 20; wy += 40)
        for (let wx = x + 14; wx < x + wide - 20; wx += 32) {
          if (random.chance(light === 'noite' ? 0.3 : 0.05)) lit += `M${n(wx)} ${n(wy)}h15v20h-15Z`
          else dark += `M${n(wx)} ${n(wy)}h15v20h-15Z`
        }
      svg +=
        path(dark, { fill: ink(0.64 - row * 0.06, 0.03, 225), opacity: 0.55 }) +
        path(lit, { fill: glowing(0.87, 0.1, 82), opacity: 0.9 })
      x += wide + random.between(-6, 26)
    }
  }
  return svg
}

/** Soft masses of leaves, as a garden behind glass. */
export function foliage({ width: w, palette: { ink }, random }: Stage, bottom: number, tall: number): string {
  let svg = ''
  for (let mass = 0; mass < 46; mass++) {
    const depth = mass / 46
    const [x, r] = [random.between(-40, w + 40), tall * random.between(0.12, 0.26) * (1 - depth * 0.3)]
    svg += ellipse(x, bottom - tall * (1 - depth) * random.between(0.4, 0.95), r * 1.2, r, {
      fill: ink(0.76 - depth * 0.2 + random.between(-0.03, 0.03), 0.05 + depth * 0.02, random.between(132, 165)),
      opacity: 0.85,
    })
  }
  return svg
}

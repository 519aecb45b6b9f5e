import { ellipse, n } from './svg.ts'

/** offset 0–1, colour, opacity 0–1 */
export type Stop = [offset: number, color: string, opacity?: number]

/** Collects the gradients of one SVG; their ids are unique in it. */
export type Sheet = {
  linear: (x1: number, y1: number, x2: number, y2: number, stops: Stop[]) => string
  radial: (stops: Stop[]) => string
  defs: () => string
}

export function newSheet(): Sheet {
  const made = new Map<string, string>()
  const keep = (body: (id: string) => string) => {
    const key = body('')
    const id = made.has(key) ? undefined : `g${made.size}`
    if (id) made.set(key, id)
    return `url(#${made.get(key)})`
  }
  return {
    linear: (x1, y1, x2, y2, stops) =>
      keep(
        (id) =>
          `<linearGradient id="${id}" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${stops.map(stopOf).join('')}</linearGradient>`,
      ),
    radial: (stops) => keep((id) => `<radialGradient id="${id}">${stops.map(stopOf).join('')}</radialGradient>`),
    defs: () => `<defs>${[...made].map(([body, id]) => body.replace('id=""', `id="${id}"`)).join('')}</defs>`,
  }
}

const stopOf = ([offset, color, opacity = 1]: Stop): string =>
  `<stop offset="${offset}" stop-color="${color}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`

/** A soft radial gradient: shadow under a pot, glow around a lamp. */
export function stain(
  sheet: Sheet,
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: string,
  strength: number,
): string {
  const fill = sheet.radial([
    [0, color, strength],
    [0.45, color, strength * 0.62],
    [0.75, color, strength * 0.2],
    [1, color, 0],
  ])
  return ellipse(x, y, rx, ry, { fill })
}

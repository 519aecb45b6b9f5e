import type { Light, Palette } from './palette.ts'
import type { Sheet, Stop } from './sheet.ts'
import { rect } from './svg.ts'

/** At night a small warm light is near the subject and the rest is tinted blue. */
const NIGHT: Stop[] = [
  [0, '#ffca85', 0.1],
  [0.2, '#3a4266', 0.2],
  [0.48, '#141f42', 0.5],
  [1, '#0c1530', 0.74],
]

/** Tint of the air under each light. */
const VEILS: Record<Light, string> = {
  led: '#fff1d6',
  roxo: '#d58cff',
  sodio: '#ffc46b',
  sol: '#ffe2a6',
  tarde: '#ffb27a',
  nublado: '#dfe6ea',
  noite: '#0f1d3a',
}

/** The final SVG with lighting and vignette; `pixels` is the output width. */
export function framed(
  inner: string,
  size: { width: number; height: number },
  pixels: number,
  palette: Palette,
  sheet: Sheet,
): string {
  const { width, height } = size
  const veil = VEILS[palette.light]
  const wash = sheet.linear(0, 0, 0.7, 1, [
    [0, veil, palette.light === 'noite' ? 0.05 : 0.2],
    [0.6, veil, 0.02],
    [1, '#1c2a24', 0.16],
  ])
  const corners = sheet.radial([
    [0, '#10201a', 0],
    [0.72, '#10201a', 0],
    [1, '#10201a', 0.2],
  ])
  const dusk = palette.light === 'noite' ? sheet.radial(NIGHT) : ''
  const around = (fill: string) => rect(-width * 0.25, -height * 0.25, width * 1.5, height * 1.5, { fill })
  const body = inner + rect(0, 0, width, height, { fill: wash }) + (dusk ? around(dusk) : '') + around(corners)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${pixels}" height="${Math.round((pixels * height) / width)}">${sheet.defs()}${body}</svg>`
}

import type { Palette } from '../palette.ts'
import { circle, ellipse, n, path } from '../svg.ts'
import type { Face } from './features.ts'
import { shade } from './tone.ts'

export function head(face: Face, palette: Palette): string {
  const ears =
    ellipse(170, 242, 18, 26, { fill: shade(palette, face.skin, -0.03) }) +
    ellipse(342, 242, 18, 26, { fill: shade(palette, face.skin, -0.1) })
  const rings = face.earrings
    ? circle(167, 274, 9, { stroke: palette.ink(0.8, 0.12, 82), width: 5 }) +
      circle(345, 274, 9, { stroke: palette.ink(0.8, 0.12, 82), width: 5 })
    : ''
  const skull = path('M172 220C168 130 344 130 340 220C344 300 310 352 256 352C202 352 168 300 172 220Z', {
    fill: shade(palette, face.skin),
  })
  const shadow = path('M282 156C330 166 342 196 340 220C344 300 310 352 256 352C300 330 320 250 282 156Z', {
    fill: shade(palette, face.skin, -0.055),
  })
  const cheeks =
    ellipse(204, 276, 20, 13, { fill: palette.ink(0.64, 0.12, 30), opacity: 0.24 }) +
    ellipse(308, 276, 20, 13, { fill: palette.ink(0.64, 0.12, 30), opacity: 0.24 })
  return ears + rings + skull + shadow + cheeks + features(face, palette)
}

function features({ skin, smile, glasses, beard, hair_tone, old }: Face, palette: Palette): string {
  const { ink } = palette
  const dark = ink(0.22, 0.02, 50)
  const eyes =
    ellipse(220, 240, 7.5, 9, { fill: dark }) +
    ellipse(292, 240, 7.5, 9, { fill: dark }) +
    circle(222.5, 236.5, 2.4, { fill: '#fff' }) +
    circle(294.5, 236.5, 2.4, { fill: '#fff' })
  const brows = path('M202 217q17-12 35-3M275 214q18-9 35 3', {
    stroke: ink(Math.min(hair_tone[0], 0.62), hair_tone[1], hair_tone[2]),
    width: 7,
  })
  const nose = path('M258 240q10 24 2 34q-7 5-14 1', { stroke: shade(palette, skin, -0.13), width: 5.5 })
  const hairy = beard
    ? path(
        'M174 254C176 318 206 362 256 362C306 362 336 318 338 254C326 284 306 288 286 290Q256 280 226 290C206 288 186 284 174 254Z',
        { fill: shade(palette, hair_tone) },
      )
    : ''
  const mouth = path(`M232 302Q256 ${n(302 + smile * 1.7)} 280 302Q256 ${n(306 + smile * 0.3)} 232 302Z`, {
    fill: beard ? '#f6ece0' : ink(0.45, 0.11, 25),
    stroke: ink(0.42, 0.1, 25),
    width: 4,
  })
  const lines = old
    ? path('M196 258q-8 3-12 9M316 258q8 3 12 9M222 300q-8-8-6-18M290 300q8-8 6-18', {
        stroke: shade(palette, skin, -0.09),
        width: 4,
      })
    : ''
  const specs = glasses
    ? circle(219, 241, 29, { stroke: ink(0.3, 0.03, 50), width: 6 }) +
      circle(293, 241, 29, { stroke: ink(0.3, 0.03, 50), width: 6 }) +
      path('M248 238q8-6 16 0M190 238l-16-5M322 238l16-5', { stroke: ink(0.3, 0.03, 50), width: 6 })
    : ''
  return eyes + brows + nose + lines + hairy + mouth + specs
}

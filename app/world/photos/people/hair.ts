import type { Palette } from '../palette.ts'
import { circle, path } from '../svg.ts'
import type { Face } from './features.ts'
import { HATS } from './hats.ts'
import { shade } from './tone.ts'

/** The hair behind the head. */
export function hairBehind({ hair, hair_tone, hat }: Face, palette: Palette): string {
  const fill = shade(palette, hair_tone, -0.02)
  if (hair === 'black') return circle(256, 190, hat ? 118 : 136, { fill })
  if (hair === 'longo')
    return path(
      'M150 220C140 90 372 90 362 220C366 300 380 360 396 410Q330 430 256 420Q182 430 116 410C132 360 146 300 150 220Z',
      { fill },
    )
  if (hair === 'cachos')
    return [
      [150, 200, 44],
      [134, 258, 42],
      [142, 318, 40],
      [166, 366, 34],
      [362, 200, 44],
      [378, 258, 42],
      [370, 318, 40],
      [346, 366, 34],
      [190, 150, 46],
      [322, 150, 46],
      [256, 128, 54],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, { fill }))
      .join('')
  if (hair === 'coque')
    return circle(256, 92, hat ? 0 : 46, { fill }) + path('M164 240C150 100 362 100 348 240Z', { fill })
  if (hair === 'trancas')
    return [148, 166, 346, 364]
      .map(
        (x) =>
          path(`M${x} 220q${x < 256 ? -14 : 14} 90 0 190`, { stroke: fill, width: 24 }) +
          path(`M${x - 9} 250h18M${x - 11} 290h18M${x - 10} 330h18M${x - 8} 370h18`, {
            stroke: shade(palette, hair_tone, 0.1),
            width: 4,
          }),
      )
      .join('')
  return ''
}

/** Fringe and hat, over the head. */
export function hairFront({ hair, hair_tone, hat }: Face, palette: Palette): string {
  const fill = shade(palette, hair_tone)
  const light = shade(palette, hair_tone, 0.07)
  const fringe =
    hair === 'careca'
      ? ''
      : hair === 'longo'
        ? path(
            'M168 236C160 130 236 124 268 130C330 126 352 170 344 236C334 200 300 170 262 160C226 172 186 196 168 236Z',
            { fill },
          )
        : path(
            'M163 236C148 88 364 88 349 236C346 206 336 188 312 178C286 190 226 188 204 176C180 186 167 208 163 236Z',
            { fill },
          )
  const shine = hair === 'careca' ? '' : path('M192 160Q216 134 258 134', { stroke: light, width: 8 })
  const puffs =
    hair === 'black' || hair === 'cachos'
      ? [
          [186, 176, 26],
          [222, 158, 28],
          [262, 152, 29],
          [300, 160, 27],
          [330, 180, 24],
        ]
          .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, { fill }))
          .join('')
      : ''
  return (hair === 'black' || hair === 'cachos' ? puffs : fringe + shine) + (hat ? HATS[hat](palette) : '')
}

import type { Palette } from '../palette.ts'
import { path } from '../svg.ts'
import type { Face } from './features.ts'
import { shade } from './tone.ts'

/** Shoulders, shirt and apron, on a sheet of 512 × 512. */
export function body(face: Face, palette: Palette): string {
  const shirt = 'M60 512C62 420 120 388 198 372H314C392 388 450 420 452 512Z'
  const dark = 'M300 372H314C392 388 450 420 452 512H330C340 450 330 410 300 372Z'
  const neck =
    path('M214 300V372Q256 420 298 372V300Z', { fill: shade(palette, face.skin, -0.05) }) +
    path('M214 318Q256 366 298 318V340Q262 384 214 346Z', { fill: shade(palette, face.skin, -0.11) })
  const collar = path('M198 372Q256 440 314 372', { stroke: shade(palette, face.shirt, -0.1), width: 13 })
  const apron = face.apron
    ? path('M170 512V428Q256 458 342 428V512Z', { fill: palette.ink(0.42, 0.05, 155) }) +
      path('M178 432L204 374M334 432L308 374', { stroke: palette.ink(0.42, 0.05, 155), width: 15 }) +
      path('M224 480h64v32h-64Z', { stroke: palette.ink(0.34, 0.045, 155), width: 5 })
    : ''
  return (
    path(shirt, { fill: shade(palette, face.shirt) }) +
    path(dark, { fill: shade(palette, face.shirt, -0.07) }) +
    neck +
    collar +
    apron
  )
}

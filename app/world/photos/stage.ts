import type { Palette } from './palette.ts'
import type { Random } from './random.ts'
import type { Sheet } from './sheet.ts'

/** The canvas of a picture, in pixels; `floor` is the y of the line between wall and floor. */
export type Stage = {
  width: number
  height: number
  floor: number
  palette: Palette
  sheet: Sheet
  random: Random
  /** Output pixels per pixel; 1 by default. */
  detail?: number
}

/** SVG behind the subject, and in front of it. */
export type Scenery = { back: string; front: string }

export const PLACES = ['tenda', 'estufa', 'varanda', 'armario', 'quarto'] as const
export type Place = (typeof PLACES)[number]

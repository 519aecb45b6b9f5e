import type { Palette } from './palette.ts'
import type { Random } from './random.ts'
import type { Sheet } from './sheet.ts'

/** The empty set of a picture: pixels of the drawing, `floor` is where wall and floor meet. */
export type Stage = { width: number; height: number; floor: number; palette: Palette; sheet: Sheet; random: Random }

/** What stands behind the subject and what frames it from the front. */
export type Scenery = { back: string; front: string }

export const PLACES = ['tenda', 'estufa', 'varanda', 'armario', 'quarto'] as const
export type Place = (typeof PLACES)[number]

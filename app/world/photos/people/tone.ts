import type { Palette } from '../palette.ts'
import type { Tone } from './features.ts'

export const shade = ({ ink }: Palette, [l, c, h]: Tone, by = 0): string => ink(l + by, c, h)

import { formatDay } from '#shared/dates.ts'
import type { AlbumPhoto } from './album.schemas.ts'

/** 'dia 12 · sex, 21 de nov'. */
export const photoWords = ({ day, taken_at }: AlbumPhoto) => `dia ${day} · ${formatDay(taken_at)}`

import { dayKey, daysBetween, formatDay } from '#shared/dates.ts'
import { type Life, weekOf } from '../updates/weeks.model.ts'
import type { AlbumPhoto } from './album.schemas.ts'

/** 'dia 12 · sex, 21 de nov'. */
export const photoWords = ({ day, taken_at }: AlbumPhoto) => `dia ${day} · ${formatDay(taken_at)}`

/** 'dia 121 · floração · qua, 28 de out'. */
export function photoCaption({ started_on, cycle_history }: Life, at: Date): string {
  const phase = cycle_history.find(({ on }) => on <= dayKey(at))?.plant_cycle.name.toLowerCase()
  return [`dia ${daysBetween(started_on, at) + 1}`, phase, formatDay(at)].filter(Boolean).join(' · ')
}

/** The week of the diary in which it was taken. */
export function photoInDiary(life: Life & { slug: string }, at: Date): string {
  const week = weekOf(life, at)
  return `/cultivo/planta/${life.slug}/atualizacoes${week ? `?semana=${week}` : ''}`
}

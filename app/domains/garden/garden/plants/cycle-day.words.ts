import { now as drawn } from '#shared/clock.ts'
import { daysBetween } from '#shared/dates.ts'
import type { Term } from '#ui/components/help.tsx'
import type { PlantCard } from './plants.schemas.ts'

const spoken: Record<string, string> = {
  semente: 'de semente',
  germinacao: 'da germinação',
  vegetativo: 'do vegetativo',
  floracao: 'da floração',
  colheita: 'da colheita',
  secagem: 'da secagem',
  cura: 'da cura',
}

export const cycleDayTerm: Term = {
  name: 'Dia da fase',
  says: 'Há quantos dias a planta está nesta fase, o primeiro contado.',
  formula: ['dia da fase = hoje − dia da mudança de fase + 1'],
  source: 'as mudanças de fase anotadas no diário dela.',
}

/** 'da floração', as in 'dia 12 da floração'. */
export const ofPhase = ({ slug, name }: Pick<PlantCard['plant_cycle'], 'slug' | 'name'>) => spoken[slug] ?? `de ${name}`

export const weekOfDay = (cycle_day: number) => Math.floor((cycle_day - 1) / 7) + 1

/** 'Semana 5 da floração'. */
export const weekOfPhase = (cycle: Parameters<typeof ofPhase>[0], cycle_day: number) =>
  `Semana ${weekOfDay(cycle_day)} ${ofPhase(cycle)}`

/** 'dia 12 da floração': the first day of a cycle is day 1. */
export function cycleDay({ plant_cycle, cycle_since }: Pick<PlantCard, 'plant_cycle' | 'cycle_since'>, now = drawn()) {
  const day = Math.max(0, daysBetween(cycle_since, now)) + 1
  return `dia ${day} ${ofPhase(plant_cycle)}`
}

import { formatDay } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import type { HarvestHold } from './harvest-holds.schemas.ts'

/** 'Lua: colher só a partir de qui, 3 de dez, pela carência de Óleo de neem, de qui, 26 de nov.' */
export const heldWords = ({ plant, treated_on, until, product }: HarvestHold) =>
  `${plant.name}: colher só a partir de ${formatDay(until)}, pela carência de ${product || 'um tratamento'}, de ${formatDay(treated_on)}.`

/** Of several the first, and how many more. */
export function heldSentence([held, ...others]: HarvestHold[]): string | undefined {
  if (!held) return undefined
  const more = others.length ? ` E mais ${plural(others.length, 'planta', 'plantas')}.` : ''
  return `${heldWords(held)}${more}`
}

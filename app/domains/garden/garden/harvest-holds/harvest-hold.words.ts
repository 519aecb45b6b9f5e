import { formatDay } from '#shared/dates.ts'
import type { HarvestHold } from './harvest-holds.schemas.ts'

/** 'Lua: colher só a partir de qui, 3 de dez, pela carência de Óleo de neem, de qui, 26 de nov.' */
export const heldWords = ({ plant, treated_on, until, product }: HarvestHold) =>
  `${plant.name}: colher só a partir de ${formatDay(until)}, pela carência de ${product || 'um tratamento'}, de ${formatDay(treated_on)}.`

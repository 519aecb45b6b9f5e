import { formatNumericDay } from '#shared/dates.ts'
import type { HarvestHold } from './harvest-holds.schemas.ts'

/** 'Lua: colher só a partir de 03/12/2026, pela carência de Óleo de neem, de 26/11/2026.' */
export const heldWords = ({ plant, treated_on, until, product }: HarvestHold) =>
  `${plant.name}: colher só a partir de ${formatNumericDay(until)}, pela carência de ${product || 'um tratamento'}, de ${formatNumericDay(treated_on)}.`

import { formatMoney } from '#shared/money.ts'
import { formatMeasure, formatNumber, formatTyped } from '#shared/numbers.ts'
import { portionOf } from './mix.model.ts'
import type { Recipe, RecipeLine } from './recipes.schemas.ts'

export const measureOf = (unit: RecipeLine['unit']) => unit.split('/')[0] as 'ml' | 'g'

/** '25 ml' of a tank. */
export const portionWords = ({ amount, unit }: Pick<RecipeLine, 'amount' | 'unit'>, litres: number) =>
  formatTyped(portionOf(amount, litres), measureOf(unit))

export const ecWords = (ec: number | null) => (ec === null ? 'sem dados' : formatMeasure(ec, 'mS/cm', 2))

/** 'R$ 0,18 por litro'; with what is left out. */
export const costWords = ({ value }: Recipe['cost']) =>
  value === null ? 'sem dados' : `${value < 1 ? 'menos de R$ 0,01' : formatMoney(Math.round(value))} por litro`

/** 'Falta: água, CalMag.' */
export const unknownWords = ({ unknown }: Recipe['cost']) =>
  unknown.length ? `Falta: ${unknown.join(', ')}.` : undefined

/** '0,12 acima do esperado'; within a twentieth it is as expected. */
export function driftWords(expected: number | null, measured: number | null) {
  if (expected === null || measured === null) return null
  const drift = measured - expected
  if (Math.abs(drift) <= Math.max(0.05, expected * 0.05)) return 'como esperado'
  return `${formatNumber(Math.abs(drift), 2)} ${drift > 0 ? 'acima' : 'abaixo'} do esperado`
}

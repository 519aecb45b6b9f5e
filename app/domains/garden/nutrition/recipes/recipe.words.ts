import { type Own, ownInWords, terms } from '#domains/garden/calculators/term.words.ts'
import { formatMoney } from '#shared/money.ts'
import { formatMeasure, formatNumber, formatTyped } from '#shared/numbers.ts'
import { portionOf } from './mix.model.ts'
import type { Recipe, RecipeLine } from './recipes.schemas.ts'

export const measureOf = (unit: RecipeLine['unit']) => unit.split('/')[0] as 'ml' | 'g'

/** '25 ml' of a tank. */
export const portionWords = ({ amount, unit }: Pick<RecipeLine, 'amount' | 'unit'>, litres: number) =>
  formatTyped(portionOf(amount, litres), measureOf(unit))

export const ecWords = (ec: number | null) => (ec === null ? 'sem dados' : formatMeasure(ec, 'mS/cm', 2))

/** 'A sua: 1,7 mS/cm, abaixo da que você quer (1,9 mS/cm). Aumente a dose aos poucos.' */
export function ownEc({ expected_ec: { value }, target_ec }: Pick<Recipe, 'expected_ec' | 'target_ec'>) {
  if (value === null) return null
  return ownInWords(terms.ec, ecWords(value), target_ec === null ? null : nearTarget(value, target_ec))
}

function nearTarget(value: number, target: number): Own {
  const wanted = `(${ecWords(target)})`
  if (driftWords(target, value) === AS_EXPECTED) return { lies: 'within', words: `como você quer ${wanted}` }
  return value < target
    ? { lies: 'low', words: `abaixo da que você quer ${wanted}` }
    : { lies: 'high', words: `acima da que você quer ${wanted}` }
}

/** 'R$ 0,18 por litro'; with what is left out. */
export const costWords = ({ value }: Recipe['cost']) =>
  value === null ? 'sem dados' : `${value < 1 ? 'menos de R$ 0,01' : formatMoney(Math.round(value))} por litro`

/** 'Falta: água, CalMag.' */
export const unknownWords = ({ unknown }: Recipe['cost']) =>
  unknown.length ? `Falta: ${unknown.join(', ')}.` : undefined

const AS_EXPECTED = 'como esperado'

/** '0,12 acima do esperado'; within a twentieth it is as expected. */
export function driftWords(expected: number | null, measured: number | null) {
  if (expected === null || measured === null) return null
  const drift = measured - expected
  if (Math.abs(drift) <= Math.max(0.05, expected * 0.05)) return AS_EXPECTED
  return `${formatNumber(Math.abs(drift), 2)} ${drift > 0 ? 'acima' : 'abaixo'} do esperado`
}

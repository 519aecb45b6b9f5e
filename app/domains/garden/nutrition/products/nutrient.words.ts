import { formatMeasure, formatTyped } from '#shared/numbers.ts'
import { mixPartOf } from './nutrient.kinds.ts'
import type { NutrientProduct } from './nutrients.schemas.ts'

/** 'NPK 4-0-1'; null when nobody said. */
export const npkWords = ({ n, p, k }: Pick<NutrientProduct, 'n' | 'p' | 'k'>) =>
  [n, p, k].every((share) => share === null)
    ? null
    : `NPK ${[n, p, k].map((share) => formatTyped(share ?? 0)).join('-')}`

export const partWords = ({ part }: Pick<NutrientProduct, 'part'>) =>
  part ? mixPartOf(part).label : 'Falta dizer o que é na mistura'

/** 'Restam 240 ml'; more was used than was counted: that is said, not hidden. */
export function stockWords({ stock, unit }: Pick<NutrientProduct, 'stock' | 'unit'>) {
  if (stock === null) return 'Estoque não contado'
  if (stock < 0) return `Faltam ${formatMeasure(-stock, unit)}: confira o frasco`
  return stock === 0 ? 'Acabou' : `Restam ${formatMeasure(stock, unit)}`
}

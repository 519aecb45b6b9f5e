import { z } from 'zod'
import { Cep } from '#domains/people/accounts/registration-confirmation/registration-confirmation.schemas.ts'
import { ufs } from '#shared/brazil.ts'
import { applyMask } from '#shared/masks.ts'
import { formatMoneyField, parseMoney } from '#shared/money.ts'
import { formatTypedField } from '#shared/numbers.ts'
import { Opened } from '#shared/opened.ts'
import { rowId } from '#shared/row-id.ts'
import type { FormValues } from '#ui/form/form-context.ts'
import { type FreightRate, FreightTableInput } from './freight-tables.schemas.ts'

const money = (typed: string | undefined, issues: z.RefinementCtx) => {
  const centavos = parseMoney(typed ?? '')
  if (centavos === null || (!Number.isNaN(centavos) && centavos >= 0)) return centavos
  issues.addIssue({ code: 'custom', message: 'Escreva um valor em reais, como 24,90.' })
  return z.NEVER
}

/** Name, switch and free freight, as typed. */
export const FreightTableForm = FreightTableInput.extend({
  free_from: z
    .string()
    .optional()
    .transform(money)
    .transform((amount) => amount || null),
})

const days = z.number().int().min(0).max(99)
const priced = {
  kg: z.number().gt(0, 'Escreva um peso maior que zero.').max(1000),
  price: z.string().transform((typed, issues) => money(typed, issues) ?? 0),
  days_min: days,
  days_max: days,
}
type Priced = { kg: number; price: number; days_min: number; days_max: number }

export const FreightRateForm = z.object({
  ...{ rate_id: rowId.optional(), cep_from: Cep, cep_to: Cep, ...priced },
  opened: Opened,
})
export const FreightStatesForm = z.object({ ufs: z.array(z.enum(ufs)).default([]), ...priced })

/** Weight in grams, as it is kept. */
export const pricedTyped = <T extends Priced>({ kg, ...rest }: T) => ({ ...rest, max_grams: Math.round(kg * 1000) })

export const tableValues = (table: { name: string; active: boolean; free_from: number | null }): FormValues => ({
  name: table.name,
  active: table.active ? 'true' : 'false',
  free_from: table.free_from === null ? '' : formatMoneyField(table.free_from),
})

export const rateValues = ({
  id,
  cep_from,
  cep_to,
  max_grams,
  price,
  days_min,
  days_max,
}: FreightRate): FormValues => ({
  rate_id: id,
  cep_from: applyMask('cep', cep_from),
  cep_to: applyMask('cep', cep_to),
  kg: formatTypedField(max_grams / 1000),
  price: formatMoneyField(price),
  days_min,
  days_max,
})

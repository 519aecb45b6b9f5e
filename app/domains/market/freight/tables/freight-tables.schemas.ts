import { z } from 'zod'
import { Cep } from '#domains/people/accounts/registration-confirmation/registration-confirmation.schemas.ts'
import { ufs } from '#shared/brazil.ts'
import { Opened } from '#shared/opened.ts'
import { rowId } from '#shared/row-id.ts'

const count = z.number().int()
const MOST = 100_000_00

/** A store by its slug or id. */
export const FreightStoreRef = z.object({ store: z.string().max(80) })
export type FreightStoreRef = z.infer<typeof FreightStoreRef>

export const FreightTableRef = FreightStoreRef.extend({ id: rowId })
export type FreightTableRef = z.infer<typeof FreightTableRef>
export const FreightRateRef = FreightTableRef.extend({ rate_id: rowId })
export type FreightRateRef = z.infer<typeof FreightRateRef>

export const FreightTableInput = z.object({
  name: z.string().trim().min(2, 'Use pelo menos 2 letras.').max(60),
  active: z.boolean().default(true),
  /** Free from this amount of goods on. */
  free_from: count.min(1).max(MOST).nullable().default(null),
})
export const FreightTableCreate = FreightStoreRef.extend(FreightTableInput.shape)
export type FreightTableCreate = z.infer<typeof FreightTableCreate>
export const FreightTableChange = FreightTableRef.extend({ ...FreightTableInput.shape, opened: Opened })
export type FreightTableChange = z.infer<typeof FreightTableChange>

const days = count.min(0).max(99)
const priced = {
  max_grams: count.min(1, 'Escreva um peso maior que zero.').max(1_000_000),
  price: count.min(0).max(MOST),
  days_min: days,
  days_max: days,
}
export const FreightRateInput = z.object({ cep_from: Cep, cep_to: Cep, ...priced })
export type FreightRateInput = z.infer<typeof FreightRateInput>
export const FreightRateCreate = FreightTableRef.extend(FreightRateInput.shape)
export type FreightRateCreate = z.infer<typeof FreightRateCreate>
export const FreightRateChange = FreightRateRef.extend({ ...FreightRateInput.shape, opened: Opened })
export type FreightRateChange = z.infer<typeof FreightRateChange>

/** The ranges of whole states at one price. */
export const FreightRatesOfStates = FreightTableRef.extend({
  ufs: z.array(z.enum(ufs)).min(1, 'Escolha pelo menos um estado.').max(27),
  ...priced,
})
export type FreightRatesOfStates = z.infer<typeof FreightRatesOfStates>

/** The text of a CSV file: takes the place of all rates, or of none. */
export const FreightRatesImport = FreightTableRef.extend({
  csv: z.string().min(1, 'Escolha um arquivo CSV.').max(200_000, 'O arquivo é grande demais: até 500 faixas.'),
})
export type FreightRatesImport = z.infer<typeof FreightRatesImport>

export const FreightRate = z.object({
  id: count,
  cep_from: z.string(),
  cep_to: z.string(),
  max_grams: count,
  price: count,
  days_min: count,
  days_max: count,
  /** Costs less than a lighter one of the same range: hardly meant. */
  is_odd: z.boolean(),
})
export type FreightRate = z.infer<typeof FreightRate>

export const FreightTableCard = z.object({
  id: count,
  name: z.string(),
  active: z.boolean(),
  free_from: count.nullable(),
  rates: count,
  lowest: count.nullable(),
  highest: count.nullable(),
  max_grams: count.nullable(),
})
export type FreightTableCard = z.infer<typeof FreightTableCard>

export const FreightTableDetail = z.object({
  id: count,
  name: z.string(),
  active: z.boolean(),
  free_from: count.nullable(),
  rates: z.array(FreightRate),
})
export type FreightTableDetail = z.infer<typeof FreightTableDetail>

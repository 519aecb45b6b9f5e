import { pick } from '#shared/pick.ts'
import type { FreightRate } from './freight-tables.schemas.ts'

/** A range as the call takes it. */
export const rateFields = (
  rate: Pick<FreightRate, 'cep_from' | 'cep_to' | 'max_grams' | 'price' | 'days_min' | 'days_max'>,
) => pick(rate, 'cep_from', 'cep_to', 'max_grams', 'price', 'days_min', 'days_max')

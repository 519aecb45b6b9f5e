import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'
import { MOST_COMMISSION_BPS, MOST_WINDOW_DAYS, programmeModes, WINDOW_DAYS } from './programme.kinds.ts'

const id = z.number().int()
const store = z.string().min(1).max(100)

export const commissionBps = z.coerce
  .number('Escreva um número, como 10.')
  .int()
  .min(1, 'A comissão é de pelo menos 0,01 %.')
  .max(MOST_COMMISSION_BPS, 'A comissão é de no máximo 80 %.')
export const windowDays = z.coerce
  .number('Escreva quantos dias.')
  .int('Escreva um número inteiro de dias.')
  .min(1, 'Pelo menos 1 dia.')
  .max(MOST_WINDOW_DAYS, `No máximo ${MOST_WINDOW_DAYS} dias.`)

const words = {
  mode: z.enum(programmeModes, { error: 'Escolha como as pessoas entram.' }).default('aprovacao'),
  text: z.string().trim().max(3000).default(''),
  materials: z
    .string()
    .trim()
    .max(2000)
    .default('')
    .refine(
      (typed) =>
        typed.split('\n').every((line) => !line.trim() || (URL.canParse(line.trim()) && /^https?:/.test(line.trim()))),
      'Escreva um endereço por linha, começando com https://.',
    ),
}

export const ProgrammeRef = z.object({ store, id: rowId })
export type ProgrammeRef = z.infer<typeof ProgrammeRef>

export const ProgrammeInput = z.object({
  store,
  /** The slug of a product; none: the whole store. */
  product: z.string().max(100).optional(),
  ...words,
  bps: commissionBps,
  window_days: windowDays.default(WINDOW_DAYS),
})
export type ProgrammeInput = z.infer<typeof ProgrammeInput>

export const ProgrammeChange = ProgrammeRef.extend({
  ...words,
  bps: commissionBps,
  window_days: windowDays,
  opened: Opened,
})
export type ProgrammeChange = z.infer<typeof ProgrammeChange>

export const ProgrammeTermsView = z.object({
  id,
  version: id,
  bps: id,
  window_days: id,
  effective_at: z.date(),
})
export type ProgrammeTermsView = z.infer<typeof ProgrammeTermsView>

export const AffiliateProgramme = z.object({
  id,
  store: z.object({ slug: z.string(), name: z.string() }),
  /** None: the whole store. */
  product: z.object({ slug: z.string(), name: z.string(), min_price: id }).nullable(),
  mode: z.enum(programmeModes),
  text: z.string(),
  materials: z.array(z.string()),
  terms: ProgrammeTermsView,
  /** Announced, with the moment from which they hold. */
  next_terms: ProgrammeTermsView.nullable(),
  closes_at: z.date().nullable(),
})
export type AffiliateProgramme = z.infer<typeof AffiliateProgramme>

export const StoreProgramme = AffiliateProgramme.extend({
  affiliates: z.object({ active: id, waiting: id }),
  can: z.object({ edit: z.boolean() }),
})
export type StoreProgramme = z.infer<typeof StoreProgramme>
export const StoreProgrammes = z.object({
  data: z.array(StoreProgramme),
  can: z.object({ edit: z.boolean() }),
})
export const StoreRefInput = z.object({ store })

export const ProgrammeFilter = PageInput.extend({ order_by: z.enum(['bps', 'created_at']).default('created_at') })
export type ProgrammeFilter = z.infer<typeof ProgrammeFilter>
/** As somebody sees it who could sell. */
export const OpenProgramme = AffiliateProgramme.extend({
  /** The own affiliation's state, when there is one that is not over. */
  own: z.string().nullable(),
  can: z.object({ apply: z.boolean() }),
})
export type OpenProgramme = z.infer<typeof OpenProgramme>
export const OpenProgrammePage = pageOf(OpenProgramme)

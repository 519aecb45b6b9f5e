import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { rowId } from '#shared/row-id.ts'
import { distributions } from '../processes/process.kinds.ts'

const person = z.preprocess((value) => (value === '' ? null : value), rowId.nullable().default(null))
const link = z
  .union([z.literal(''), z.url({ protocol: /^https$/, error: 'Use um endereço que comece com https://.' }).max(500)])
  .default('')

/** Whom the reception proposes for each seat, and where the client pays. Names of the specification. */
export const CareSettings = z.object({
  adv_pattern_id: z.number().int().nullable(),
  adv_secoundary_id: z.number().int().nullable(),
  medico_id: z.number().int().nullable(),
  eng_agro_id: z.number().int().nullable(),
  /** 'rodizio': the first of each profession is who has the fewest; the second lawyer stays as chosen. */
  distribution: z.enum(distributions),
  link_pag_eng_agro: z.string(),
  link_pag_medico: z.string(),
})
export type CareSettings = z.infer<typeof CareSettings>

export const CareSettingsChange = z.object({
  adv_pattern_id: person,
  adv_secoundary_id: person,
  medico_id: person,
  eng_agro_id: person,
  distribution: z.enum(distributions).default('padrao'),
  link_pag_eng_agro: link,
  link_pag_medico: link,
  opened: Opened,
})
export type CareSettingsChange = z.infer<typeof CareSettingsChange>

export const CareProfessionalOptions = z.object({
  data: z.array(z.object({ id: z.number().int(), nickname: z.string(), profession: z.string(), register: z.string() })),
})

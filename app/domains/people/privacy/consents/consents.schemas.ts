import { z } from 'zod'
import { consentForms, consentPlaces, purposeNames } from './purpose.kinds.ts'

const purpose = z.enum(purposeNames, { error: 'Escolha uma das finalidades.' })
const how = z.enum(consentPlaces)

/** Consent must be explicit: `given` has no default. */
export const ConsentInput = z.object({
  purpose,
  given: z.boolean({ error: 'Diga se permite ou não.' }),
  how: z.enum(consentForms).default('perfil'),
})
export type ConsentInput = z.infer<typeof ConsentInput>

export const Consent = z.object({ purpose, given: z.boolean(), text_version: z.string(), how, at: z.date() })
export type Consent = z.infer<typeof Consent>

export const MyConsents = z.object({
  /** The current answer per purpose; `null` = never answered, which counts as no. */
  data: z.array(z.object({ purpose, given: z.boolean(), at: z.date().nullable() })),
  /** All answers, newest first. */
  history: z.array(Consent.extend({ id: z.number().int() })),
})
export type MyConsents = z.infer<typeof MyConsents>

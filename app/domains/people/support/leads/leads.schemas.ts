import { z } from 'zod'
import { brazilianPhone } from '#shared/brazil.ts'
import { written } from '#shared/written.ts'
import { ContactInput } from '../contacts/contacts.schemas.ts'
import { landings } from './landing.kinds.ts'

const phone = z
  .string()
  .trim()
  .max(30)
  .default('')
  .transform((typed, { addIssue }) => {
    const written = typed && brazilianPhone(typed)
    if (written || !typed) return written || ''
    addIssue({ code: 'custom', message: 'Escreva o telefone com DDD, como (11) 98765-4321, ou deixe em branco.' })
    return z.NEVER
  })

export const LeadInput = ContactInput.pick({ name: true, email: true }).extend({
  landing: z.enum(landings),
  phone,
  question: written(0, '', 2000).default(''),
  /** Of the receipt of what they left before, when this puts it right. */
  corrects: z.uuid().optional(),
  consent: z
    .boolean()
    .default(false)
    .refine((agreed) => agreed, 'Marque que podemos escrever para você: sem isso não guardamos nada.'),
  /** Of the words that were on the page. */
  consent_version: z.coerce.number().int().min(1).max(1000),
  /** Nobody sees this field: whoever fills it is a machine. */
  website: z.string().max(500).default(''),
})
export type LeadInput = z.output<typeof LeadInput>

/** Alike for the first time, for the second and for a machine, whose `uuid` is of nothing: it tells nobody who was here. */
export const LeadReceipt = z.object({ landing: z.enum(landings), uuid: z.uuid() })
export type LeadReceipt = z.infer<typeof LeadReceipt>

export const LeadProof = z.object({
  landing: z.enum(landings),
  phone: z.string().nullable(),
  consent_version: z.number().int(),
  consent_words: z.string(),
  consented_at: z.date(),
})

/** As in the link of the mail. */
export const LeadRef = z.object({ uuid: z.uuid(), token: z.string().max(100).default('') })
export type LeadRef = z.infer<typeof LeadRef>

/** `left`: null once it was erased. */
export const LeftLead = z.object({
  left: z
    .object({ subject: z.string(), message: z.string(), phone: z.string().nullable(), consented_at: z.date() })
    .nullable(),
})
export type LeftLead = z.infer<typeof LeftLead>

import { z } from 'zod'

const id = z.number().int()

export const CurrentTerms = z.object({ id, version: z.string(), body: z.string(), effective_at: z.date() })
export type CurrentTerms = z.infer<typeof CurrentTerms>

export const TermsAcceptance = z.object({
  terms_of_service_id: z.coerce.number().int().positive(),
  accept: z.literal(true, { error: 'Marque que você leu e aceita os termos.' }),
})
export type TermsAcceptance = z.infer<typeof TermsAcceptance>

export const AcceptedTerms = z.object({ terms_of_service_id: id, accepted_at: z.date() })
export type AcceptedTerms = z.infer<typeof AcceptedTerms>

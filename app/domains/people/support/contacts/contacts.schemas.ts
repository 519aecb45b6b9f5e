import { z } from 'zod'
import { written } from '#shared/written.ts'
import { topics } from './topic.kinds.ts'

export const ContactInput = z.object({
  name: written(1, 'Escreva o seu nome.', 120).regex(
    /^[^\p{Cc}\p{Cf}]*$/u,
    'Escreva em uma linha, sem sinais invisíveis.',
  ),
  /** Of who has none signed in: an account is answered at its own. */
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  topic: z.enum(topics).default('outro'),
  subject: written(1, 'Diga do que se trata.', 120),
  message: written(1, 'Escreva a mensagem.', 5000),
  idempotency_key: z.uuid().optional(),
})
export type ContactInput = z.infer<typeof ContactInput>

export const ContactReceipt = z.object({ uuid: z.uuid(), protocol: z.string(), email: z.string() })
export type ContactReceipt = z.infer<typeof ContactReceipt>

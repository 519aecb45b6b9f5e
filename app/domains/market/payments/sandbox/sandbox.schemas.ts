import { z } from 'zod'
import { paymentMethods } from '#platform/payments/gateway.ts'

/** What the sandbox takes at its own door (`/sandbox/v1`). */
export const SandboxOrder = z.object({
  code: z.string().min(1).max(64),
  method: z.enum(paymentMethods),
  amount: z.number().int().min(1).max(2_000_000_000),
  installments: z.number().int().min(1).max(12).default(1),
  card_token: z.string().optional(),
  description: z.string().max(200),
  expires_at: z.coerce.date(),
  customer: z.object({
    name: z.string().min(1),
    document: z.string().regex(/^([0-9]{11}|[A-Z0-9]{12}[0-9]{2})$/),
    email: z.string(),
  }),
})
export type SandboxOrder = z.infer<typeof SandboxOrder>

export const SandboxRefundOrder = z.object({ amount: z.number().int().min(1) })

export const SandboxCard = z.object({
  number: z.string().transform((text) => text.replace(/\D/g, '')),
  holder: z.string().trim().min(1),
  exp_month: z.number().int().min(1).max(12),
  exp_year: z.number().int().min(2000).max(2100),
  cvv: z.string().regex(/^\d{3,4}$/),
})

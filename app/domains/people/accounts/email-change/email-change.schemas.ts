import { z } from 'zod'
import { Email } from '../registration/registration.schemas.ts'
import { OwnerProof } from '../second-factor/second-factor.schemas.ts'

export const EmailChange = z.object({
  current_password: z.string().min(1).max(1000),
  code: OwnerProof.shape.code,
  email: Email,
})
export type EmailChange = z.infer<typeof EmailChange>

import { z } from 'zod'
import { Email } from '../registration/registration.schemas.ts'

export const EmailChange = z.object({ current_password: z.string().min(1).max(1000), email: Email })
export type EmailChange = z.infer<typeof EmailChange>

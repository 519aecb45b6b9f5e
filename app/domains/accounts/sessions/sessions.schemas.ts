import { z } from 'zod'

export const LoginInput = z.object({
  /** E-mail or nickname. */
  email: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(1000),
})
export type LoginInput = z.infer<typeof LoginInput>

export const LoginAnswer = z.object({ token: z.string() })
export type LoginAnswer = z.infer<typeof LoginAnswer>

const named = z.object({ name: z.string() })

/** Who the token belongs to, with the fields of the specification. */
export const Me = z.object({
  user: z.object({
    id: z.number().int(),
    nickname: z.string(),
    email_verified_at: z.date().nullable(),
    need_update_password: z.boolean(),
    roles: z.array(named.extend({ permissions: z.array(named) })),
    user_type: z.object({ slug: z.string() }),
    users_is_professor_copa_grower: z.boolean(),
    /** The newest terms that the person accepted. */
    current_terms_of_service: z.object({ terms_of_service_id: z.number().int() }).nullable(),
  }),
})
export type Me = z.infer<typeof Me>

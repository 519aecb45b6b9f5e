import { z } from 'zod'
import { rowId } from '#shared/row-id.ts'

/** The `device` that an earlier login of this device answered: keeps its way in while others guess. */
export const deviceMark = z.string().max(100).optional()

export const LoginInput = z.object({
  /** E-mail or nickname. */
  email: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(1000),
  device: deviceMark,
})
export type LoginInput = z.infer<typeof LoginInput>

/** `device` is kept by the device beyond the session, and sent with its next login. */
export const Token = z.object({ token: z.string(), device: z.string() })
export type Token = z.infer<typeof Token>

/** The password was correct, a code is required: `next` takes `{challenge, code}` within `expires_in` seconds. */
export const NextStep = z.object({
  challenge: z.string(),
  expires_in: z.number().int(),
  next: z.literal('/api/v1/auth/login/second-factor'),
})
export type NextStep = z.infer<typeof NextStep>

/** A token, or with a second factor the next step. */
export const LoginAnswer = z.union([Token, NextStep])
export type LoginAnswer = z.infer<typeof LoginAnswer>

export const SecondFactorInput = z.object({
  challenge: z.string().min(1).max(200),
  /** Six digits of the authenticator app, or a recovery code. */
  code: z.string().trim().min(1).max(60),
  device: deviceMark,
})
export type SecondFactorInput = z.infer<typeof SecondFactorInput>

export const SessionRef = z.object({ id: rowId })

/** A signed-in device. */
export const SessionRow = z.object({
  id: z.number().int(),
  /** 'Chrome no Android'. */
  device: z.string(),
  handheld: z.boolean(),
  ip: z.string(),
  created_at: z.date(),
  last_seen_at: z.date(),
  /** The session of this request. */
  current: z.boolean(),
})
export type SessionRow = z.infer<typeof SessionRow>

export const SessionList = z.object({ data: z.array(SessionRow) })

export const EndedSessions = z.object({ ended: z.number().int() })
export type EndedSessions = z.infer<typeof EndedSessions>

const named = z.object({ name: z.string() })

/** The owner of the token, with the fields of the specification. */
export const Me = z.object({
  user: z.object({
    id: z.number().int(),
    nickname: z.string(),
    email_verified_at: z.date().nullable(),
    need_update_password: z.boolean(),
    roles: z.array(named.extend({ permissions: z.array(named) })),
    user_type: z.object({ slug: z.string() }),
    users_is_professor_copa_grower: z.boolean(),
    /** The latest terms that the user accepted. */
    current_terms_of_service: z.object({ terms_of_service_id: z.number().int() }).nullable(),
  }),
})
export type Me = z.infer<typeof Me>

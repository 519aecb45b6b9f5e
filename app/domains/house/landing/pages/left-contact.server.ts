import { z } from 'zod'
import { landings } from '#domains/people/support/leads/landing.kinds.ts'
import { cookieOf } from '#platform/http/credentials.ts'
import { cookieRecord, cookieValue } from '#web/json-cookie.server.ts'

const name = 'grower_contato'
const HOUR = 3600

const Left = z.object({
  ...{ landing: z.enum(landings), uuid: z.uuid(), name: z.string(), email: z.string(), phone: z.string() },
  /** Whose account it was left with; null: without one. */
  user_id: z.number().nullable(),
})
export type LeftContact = z.infer<typeof Left>

/** Set-Cookie header that keeps, on this device and for an hour, what was left on a page: for who reloads it, or mistyped. */
export const leftCookie = (left: LeftContact, https: boolean) =>
  `${name}=${cookieValue(left)}; Path=/lps; Max-Age=${HOUR}; SameSite=Lax; HttpOnly${https ? '; Secure' : ''}`

/** Told to who left it alone: whoever comes or goes by an account on this device is somebody else. */
export function leftOn(
  { landing, user_id }: Pick<LeftContact, 'landing' | 'user_id'>,
  request: Request,
): LeftContact | null {
  const left = cookieRecord(cookieOf(request.headers.get('cookie'), name), Left)
  return left?.landing === landing && left.user_id === user_id ? left : null
}

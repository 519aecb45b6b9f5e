import { z } from 'zod'
import { landings } from '#domains/people/support/leads/landing.kinds.ts'
import { cookieOf } from '#platform/http/credentials.ts'

const name = 'grower_contato'
const HOUR = 3600

const Left = z.object({ landing: z.enum(landings), name: z.string(), email: z.string(), phone: z.string() })
export type LeftContact = z.infer<typeof Left>

/** Set-Cookie header that keeps, on this device and for an hour, what was left on a page: for who reloads it, or mistyped. */
export const leftCookie = (left: LeftContact) =>
  `${name}=${Buffer.from(JSON.stringify(Left.parse(left))).toString('base64url')}; Path=/lps; Max-Age=${HOUR}; SameSite=Lax; HttpOnly`

export function leftOn(landing: LeftContact['landing'], request: Request): LeftContact | null {
  const kept = cookieOf(request.headers.get('cookie'), name)
  const left = kept ? parsed(Buffer.from(kept, 'base64url').toString()) : null
  return left?.landing === landing ? left : null
}

function parsed(text: string) {
  try {
    return Left.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null // a foreign cookie
  }
}

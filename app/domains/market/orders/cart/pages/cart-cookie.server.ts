import { cookieOf } from '#platform/http/credentials.ts'
import { CART_COUNT } from '../cart-count.model.ts'

const name = 'grower_cart'
const SIXTY_DAYS = 60 * 86_400

/** A guest's cart, as this browser keeps it. */
export const cartTokenOf = (request: Request): string | undefined => cartTokenIn(request.headers.get('cookie'))

export function cartTokenIn(cookies: string | null): string | undefined {
  const kept = cookieOf(cookies, name)
  return kept && /^[0-9a-f-]{36}$/.test(kept) ? kept : undefined
}

export const cartCookie = (token: string | null) =>
  `${name}=${token ?? ''}; Path=/; Max-Age=${token ? SIXTY_DAYS : 0}; HttpOnly; SameSite=Lax`

/** Not HttpOnly: the top bar reads it. */
export const cartCountCookie = (count: number) =>
  `${CART_COUNT}=${count}; Path=/; Max-Age=${count ? SIXTY_DAYS : 0}; SameSite=Lax`

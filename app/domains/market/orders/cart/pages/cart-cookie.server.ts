import { cookieOf } from '#platform/http/credentials.ts'

const name = 'grower_cart'
const SIXTY_DAYS = 60 * 86_400

/** A guest's cart, as this browser keeps it. */
export function cartTokenOf(request: Request): string | undefined {
  const kept = cookieOf(request.headers.get('cookie'), name)
  return kept && /^[0-9a-f-]{36}$/.test(kept) ? kept : undefined
}

export const cartCookie = (token: string | null) =>
  `${name}=${token ?? ''}; Path=/; Max-Age=${token ? SIXTY_DAYS : 0}; HttpOnly; SameSite=Lax`

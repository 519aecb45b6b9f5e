import { cookieOf } from '#platform/http/who-asks.ts'

const cookie = 'grower_discreto'
const YEAR = 31_536_000

/** Whether this device goes by the neutral name. */
export const isDiscreet = (cookies: string | null | undefined) => cookieOf(cookies, cookie) === 'sim'

/** Keeps the choice on this device, or forgets it. */
export const discreetCookie = (discreet: boolean) =>
  `${cookie}=${discreet ? 'sim' : ''}; Path=/; Max-Age=${discreet ? YEAR : 0}; SameSite=Lax; HttpOnly`

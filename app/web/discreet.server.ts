import { cookieOf } from '#platform/http/credentials.ts'

const cookie = 'grower_discreto'
const YEAR = 31_536_000

/** Whether discreet mode is on for this device. */
export const isDiscreet = (cookies: string | null | undefined) => cookieOf(cookies, cookie) === 'sim'

/** Set-Cookie that stores the choice on this device, or deletes it. */
export const discreetCookie = (discreet: boolean) =>
  `${cookie}=${discreet ? 'sim' : ''}; Path=/; Max-Age=${discreet ? YEAR : 0}; SameSite=Lax; HttpOnly`

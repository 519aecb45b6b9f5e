import { sessionCookie } from '#platform/http/credentials.ts'
import { SESSION_DAYS } from '../sessions/sessions.actions.ts'

/** The web session: the API token in a cookie that is HttpOnly and SameSite. */
export const keepSession = (token: string, https: boolean) => cookie(token, SESSION_DAYS * 86_400, https)

export const dropSession = (https: boolean) => cookie('', 0, https)

const cookie = (value: string, seconds: number, https: boolean) =>
  `${sessionCookie(https)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`

import { deviceCookie, sessionCookie } from '#platform/http/credentials.ts'
import { DEVICE_DAYS } from '../sessions/login-devices.actions.ts'
import { SESSION_DAYS } from '../sessions/sessions.actions.ts'

const DAY = 86_400

/** The web session: the API token in a cookie that is HttpOnly and SameSite. */
export const keepSession = (token: string, https: boolean) => cookie(sessionCookie(https), token, SESSION_DAYS, https)

export const dropSession = (https: boolean) => cookie(sessionCookie(https), '', 0, https)

/** Outlives the session: by it the account knows this browser at the next login. */
export const keepDevice = (mark: string, https: boolean) => cookie(deviceCookie(https), mark, DEVICE_DAYS, https)

const cookie = (name: string, value: string, days: number, https: boolean) =>
  `${name}=${value}; Path=/; Max-Age=${days * DAY}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`

import { redirect } from 'react-router'
import type { RootData } from '#shared/root-data.ts'

type Toast = NonNullable<RootData['toast']>
const name = 'grower_toast'

/** Flash message for the next page, in a cookie that lives until it is shown. */
export const toastCookie = (toast: Toast) => cookie(Buffer.from(JSON.stringify(toast)).toString('base64url'), 60)

/** Redirect with a flash message. */
export const redirectWithToast = (to: string, text: string, kind: Toast['kind'] = 'success') =>
  redirect(to, { headers: { 'set-cookie': toastCookie({ kind, text }) } })

export const noToastCookie = () => cookie('', 0)

const cookie = (value: string, maxAge: number) => `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax`

export function toastOf(cookieHeader: string | null): Toast | null {
  // JSON of an object starts like this in base64; anything else is a foreign cookie.
  const value = cookieHeader?.match(/(?:^|;\s*)grower_toast=(eyJ[\w-]+)/)?.[1]
  if (!value) return null
  try {
    const { kind, text } = JSON.parse(Buffer.from(value, 'base64url').toString())
    return ['success', 'error', 'info'].includes(kind) && typeof text === 'string' ? { kind, text } : null
  } catch {
    return null // a foreign cookie
  }
}

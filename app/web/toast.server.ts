import { redirect } from 'react-router'
import { z } from 'zod'
import type { RootData, ToastUndo } from '#shared/root-data.ts'
import { safePath } from '#shared/safe-path.ts'

type Toast = NonNullable<RootData['toast']>
const name = 'grower_toast'

/** Flash message for the next page, in a cookie that lives until it is shown. */
export const toastCookie = (toast: Toast) => cookie(Buffer.from(JSON.stringify(toast)).toString('base64url'), 60)

/** Redirect with a flash message. */
export const redirectWithToast = (to: string, text: string, kind: Toast['kind'] = 'success', undo?: ToastUndo) =>
  redirect(to, { headers: { 'set-cookie': toastCookie({ kind, text, undo }) } })

const Kept = z.object({
  kind: z.enum(['success', 'error', 'info']),
  text: z.string(),
  undo: z
    .object({ action: z.string().refine((path) => safePath(path)), fields: z.record(z.string(), z.string()) })
    .optional(),
})

export const noToastCookie = () => cookie('', 0)

const cookie = (value: string, maxAge: number) => `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax`

export function toastOf(cookieHeader: string | null): Toast | null {
  // JSON of an object starts like this in base64; anything else is a foreign cookie.
  const value = cookieHeader?.match(/(?:^|;\s*)grower_toast=(eyJ[\w-]+)/)?.[1]
  if (!value) return null
  try {
    return Kept.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString())).data ?? null
  } catch {
    return null // a foreign cookie
  }
}

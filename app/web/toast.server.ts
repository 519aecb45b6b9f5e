import { redirect } from 'react-router'
import { z } from 'zod'
import { cookieOf } from '#platform/http/credentials.ts'
import type { RootData, ToastUndo } from '#shared/root-data.ts'
import { safePath } from '#shared/safe-path.ts'
import { cookieRecord, cookieValue } from './json-cookie.server.ts'

type Toast = NonNullable<RootData['toast']>
const name = 'grower_toast'

/** Flash message for the next page, in a cookie that lives until it is shown. */
export const toastCookie = (toast: Toast) => cookie(cookieValue(toast), 60)

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

export const toastOf = (cookieHeader: string | null): Toast | null => cookieRecord(cookieOf(cookieHeader, name), Kept)

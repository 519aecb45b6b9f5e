import type { Context } from '#platform/context.ts'
import type { PhotoDocument } from '#shared/photo-document.ts'

/** What somebody was about to do when they were asked to sign in. */
export type SignInErrand = {
  /** In a line: 'Seu pedido: 2 itens · R$ 120,00'. */
  title: string
  things: { id: number; name: string; photo: PhotoDocument | null; price: string }[]
  sums: { label: string; value: string }[]
}

/** `to`: where they go on afterwards. Null: nothing to say of it. */
type Read = (ctx: Context, request: Request, to: URL) => Promise<SignInErrand | null>

let read: Read = async () => null

/** Called once by app/install.ts: accounts know nothing of what is sold. */
export function installSignInErrand(given: Read) {
  read = given
}

export const signInErrand = async (ctx: Context, request: Request, redirect: string | null) =>
  redirect === null ? null : read(ctx, request, new URL(redirect, request.url))

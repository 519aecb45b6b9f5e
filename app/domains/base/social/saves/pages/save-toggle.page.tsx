import { data, redirect } from 'react-router'
import { z } from 'zod'
import { formOf, submit } from '#web/form.server.ts'
import { safePath } from '#web/guard.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { redirectWithToast, toastCookie } from '#web/toast.server.ts'
import { SaveInput } from '../saves.schemas.ts'
import type { Route } from './+types/save-toggle.page'

const Fields = SaveInput.safeExtend({
  saved: z.boolean(),
  back: z.string().max(300).optional(),
  /** Of a menu, where nothing else shows that one follows this person no more. */
  told: z.string().max(30).optional(),
})

/** POST /salves: toggles a save. Responds with the new state to scripts, and redirects back without them. */
export const action = (args: Route.ActionArgs) => {
  if (!args.context.get(requestContext).viewer) return needsLogin(args.request)
  return submit(args, Fields, async (api, { saved, back, told, ...input }) => {
    const state = saved ? await api.social.saves.save(input) : await api.social.saves.unsave(input)
    const to = safePath(back) ?? '/'
    if (told && !saved) {
      const undo = { action: '/salves', fields: { user_id: String(input.user_id), saved: 'true', back: to } }
      return redirectWithToast(to, `Você deixou de seguir @${told}.`, 'success', undo)
    }
    return back ? redirect(to) : state
  })
}

/** What fails on the way (no signal, a server that is restarting) is said by the button, not by an error page. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    // With a status of failure nothing is loaded anew, which would fail too.
    return data({ message: 'failed' }, { status: 503 })
  }
}

async function needsLogin(request: Request) {
  const back = safePath(String((await formOf(request)).get('back') ?? ''))
  const sentence = 'Você precisa estar logado para curtir!'
  if (!back) return data({ message: sentence }, { status: 401 })
  const headers = { 'set-cookie': toastCookie({ kind: 'error', text: sentence }) }
  return redirect(`/auth/login?redirect=${encodeURIComponent(back)}`, { headers })
}

export const loader = () => redirect('/')

import { ORPCError } from '@orpc/server'
import { errorBody } from '#platform/errors.ts'
import { safePath } from '#shared/safe-path.ts'
import { apiFor, clientFor } from '#web/api-for.server.ts'
import { formOf } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import type { Route } from './+types/export.page'

export const middleware = [access('signed_in')]

/** Progress of the copy, for polling. */
export const loader = ({ context }: Route.LoaderArgs) => apiFor(context).privacy.exports.latest()

/** POST /privacidade/copia: requests a copy, and redirects back to the submitting page. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request)
  const back = safePath(String(form.get('back') ?? '')) ?? '/perfil/editar'
  const answer = (kind: 'success' | 'error', text: string) => redirectWithToast(`${back}#copia`, text, kind)
  try {
    await clientFor(context.get(requestContext)).privacy.exports.request({
      password: String(form.get('password') ?? ''),
    })
    return answer('success', 'Pedido feito. Avisamos por e-mail quando estiver pronto.')
  } catch (error) {
    if (!(error instanceof ORPCError) || ![422, 429].includes(error.status)) throw error
    return answer('error', errorBody(error).errors?.password?.[0] ?? error.message)
  }
}

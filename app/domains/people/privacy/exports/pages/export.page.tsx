import { safePath } from '#shared/safe-path.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { ExportRequest } from '../exports.schemas.ts'
import type { Route } from './+types/export.page'

export const middleware = [access('signed_in')]

/** Progress of the copy, for polling. */
export const loader = ({ context }: Route.LoaderArgs) => apiFor(context).privacy.exports.latest()

/**
 * POST /privacidade/copia: requests a copy, and redirects back to the submitting page. What is wrong is said beside its field; where
 * no script can put it there, in a toast.
 */
export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request)
  const back = safePath(String(form.get('back') ?? '')) ?? '/perfil/editar'
  const answer = (kind: 'success' | 'error', text: string) => redirectWithToast(`${back}#copia`, text, kind)
  const result = await submit(args, ExportRequest, async ({ privacy }, input) => {
    await privacy.exports.request(input)
    return answer('success', 'Pedido feito. Avisamos por e-mail quando estiver pronto.')
  })
  if (result instanceof Response || !args.request.headers.get('accept')?.includes('text/html')) return result
  const { errors, message = '' } = result.data
  return answer('error', errors?.password?.[0] ?? message)
}

import { data, type MiddlewareFunction, redirect } from 'react-router'
import { type Access, type Refusal, refusal } from '#platform/access/rules.ts'
import { safePath } from '#shared/safe-path.ts'
import { requestContext } from './page-context.server.ts'
import { redirectSaying } from './toast.server.ts'

export { safePath }

type Guard = MiddlewareFunction<Response> & { rule: Access }

/** `export const middleware = [access('login')]`: who may open a page, in the words of the call table. */
export function access(rule: Access): Guard {
  const guard: MiddlewareFunction<Response> = ({ context, url }) => {
    const refused = refusal(rule, context.get(requestContext).viewer)
    // `url` is the page's address; that of `request` may be the one of its data ('/cultivo/plantas.data').
    if (refused) throw turnedAway(refused, url, rule)
  }
  return Object.assign(guard, { rule })
}

const gates: Partial<Record<Refusal['why'], string>> = {
  signed_out: '/auth/login',
  unverified: '/auth/verificar-email',
  terms: '/termos-e-condicoes',
  password: '/redefinir-senha',
  unconfirmed: '/auth/confirmar-cadastro',
}

/** Where each refusal leads (specification, 2 and 6). Staff areas answer with the home, a toast, and nothing of theirs. */
function turnedAway(refused: Refusal, url: URL, rule: Access) {
  if (refused.why === 'signed_in') return redirect(safePath(url.searchParams.get('redirect')) ?? '/')
  const gate = gates[refused.why]
  if (gate) return redirect(`${gate}?redirect=${encodeURIComponent(url.pathname + url.search)}`)
  if (refused.why !== 'forbidden' || !refused.sentence) return redirect('/')
  if (refused.waits) return redirect(`/verificando-acesso?area=${rule}`)
  return redirectSaying('/', refused.sentence, 'error')
}

/** What a viewer may not know of does not exist for them. */
export const notFound = () => data({ statusCode: 404, message: '' }, { status: 404 })

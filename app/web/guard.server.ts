import { data, type MiddlewareFunction, redirect } from 'react-router'
import { type Access, type Refusal, refusal } from '#platform/access/rules.ts'
import { safePath } from '#shared/safe-path.ts'
import { requestContext } from './page-context.server.ts'
import { redirectWithToast } from './toast.server.ts'

export { safePath }

type Guard = MiddlewareFunction<Response> & { rule: Access }

/** Middleware: `export const middleware = [access('login')]`. Same access rules as API calls. */
export function access(rule: Access): Guard {
  const guard: MiddlewareFunction<Response> = ({ request, context, url }) => {
    const refused = refusal(rule, context.get(requestContext).viewer)
    if (!refused) return
    // `url` is the page's URL; `request.url` may be that of its data request ('/cultivo/plantas.data').
    const refuse = (back?: string) => {
      throw refusalResponse(refused, url, rule, back)
    }
    return isForm(request) ? placeOfForm(request).then(refuse) : refuse()
  }
  return Object.assign(guard, { rule })
}

const isForm = ({ headers }: Request) => headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')

/** Where the form stood that was sent to another address: who was signed out meanwhile comes back to what they wrote. */
async function placeOfForm(request: Request) {
  const form = await request.clone().formData()
  return safePath(String(form.get('back') ?? ''))
}

const redirects: Partial<Record<Refusal['why'], string>> = {
  signed_out: '/auth/login',
  unverified: '/auth/verificar-email',
  terms: '/termos-e-condicoes',
  password: '/redefinir-senha',
  unconfirmed: '/auth/confirmar-cadastro',
}

/** For every area that has no sentence of its own. */
const elsewhere = 'Essa página é de uma equipe em que você não está.'

/**
 * Redirect for each refusal (specification, 2 and 6). Staff areas redirect to the home page with a toast, and reveal
 * nothing.
 */
function refusalResponse(refused: Refusal, url: URL, rule: Access, back?: string) {
  if (refused.why === 'signed_in') return redirect(safePath(url.searchParams.get('redirect')) ?? '/')
  const gate = redirects[refused.why]
  if (gate) return redirect(`${gate}?redirect=${encodeURIComponent(back ?? url.pathname + url.search)}`)
  if (refused.why !== 'forbidden') return redirect('/')
  if (!refused.sentence) return redirectWithToast('/', elsewhere, 'info')
  if (refused.waits) return redirect(`/verificando-acesso?area=${rule}`)
  return redirectWithToast('/', refused.sentence, 'error')
}

/** Middleware, after `access`: pages for trying the site out are there only in the demo world. */
export const inDemo: MiddlewareFunction<Response> = ({ context }) => {
  if (!context.get(requestContext).env.demo) throw notFound()
}

/** 404 also for what exists but the viewer may not see. */
export const notFound = () => data({ statusCode: 404, message: '' }, { status: 404 })

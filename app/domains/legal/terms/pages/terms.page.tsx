import { redirect } from 'react-router'
import { formatLongDay } from '#shared/dates.ts'
import { safePath } from '#shared/safe-path.ts'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '../../../../api-for.server.ts'
import { submit } from '../../../../form.server.ts'
import { access } from '../../../../guard.server.ts'
import { cacheForVisitors } from '../../../../page-cache.server.ts'
import { requestContext } from '../../../../page-context.server.ts'
import { toastCookie } from '../../../../toast.server.ts'
import { AcceptanceForm } from '../components/acceptance-form.tsx'
import { PlainMarkdown } from '../components/plain-markdown.tsx'
import { TermsAcceptance } from '../terms.schemas.ts'
import type { Route } from './+types/terms.page'

export const middleware = [access('public')]
export const meta = pageMeta({
  title: 'Termos de serviço',
  description: 'O que vale para usar o site, em palavras simples.',
  url: '/termos-e-condicoes',
})

export async function loader({ context }: Route.LoaderArgs) {
  const { viewer } = context.get(requestContext)
  const terms = await apiFor(context).legal.terms.current()
  cacheForVisitors(context, 'terms')
  return { terms, pending: !!viewer && !viewer.terms_accepted }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, TermsAcceptance, async (api, input) => {
    await api.legal.terms.accept(input)
    const next = safePath(new URL(args.request.url).searchParams.get('redirect')) ?? '/'
    return redirect(next, {
      headers: { 'set-cookie': toastCookie({ kind: 'success', text: 'Termos aceitos. Bom cultivo!' }) },
    })
  })

export default function TermsPage({ loaderData: { terms, pending } }: Route.ComponentProps) {
  // The text brings its own title; the page's stands for it.
  const [, title = 'Termos de serviço', body = terms.body] = terms.body.match(/^# (.+)\n+([\s\S]*)$/) ?? []
  return (
    <div className="mx-auto max-w-2xl space-y-6">
      <header className="space-y-2">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        <p className="text-muted">
          Versão {terms.version}, em vigor desde {formatLongDay(terms.effective_at)}.
        </p>
      </header>
      <div className="reading pb-6">
        <PlainMarkdown text={body} />
      </div>
      {pending && <AcceptanceForm terms_of_service_id={terms.id} />}
    </div>
  )
}

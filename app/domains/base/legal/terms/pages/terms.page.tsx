import { formatLongDay } from '#shared/dates.ts'
import { safePath } from '#shared/safe-path.ts'
import { Notice } from '#ui/components/notice.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { TextBody } from '../../texts/components/text-body.tsx'
import { UpcomingNotice } from '../../texts/components/upcoming-notice.tsx'
import { titleAndHtml } from '../../texts/text-html.server.ts'
import { AcceptanceForm } from '../components/acceptance-form.tsx'
import { TermsChangesCard } from '../components/terms-changes.tsx'
import { TermsAcceptance } from '../terms.schemas.ts'
import type { Route } from './+types/terms.page'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.other ? `Termos de serviço, versão ${loaderData.text.version}` : 'Termos de serviço',
  description: 'O que vale para usar o site, em palavras simples.',
  url: '/termos-e-condicoes',
}))

export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = context.get(requestContext)
  const { terms } = apiFor(context).legal
  const slug = url.searchParams.get('versao')
  const [read, { next }] = await Promise.all([slug ? terms.show({ slug }) : terms.current(), terms.upcoming()])
  const { changes } = viewer ? await terms.changes(slug ? { slug } : {}) : { changes: null }
  cacheForVisitors(context, 'terms')
  const { id, body, version, effective_at } = read
  const text = { id, version, effective_at, ...titleAndHtml(body, 'Termos de serviço') }
  return { text, next, changes, other: Boolean(slug), pending: !slug && !!viewer && !viewer.terms_accepted }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, TermsAcceptance, async (api, input) => {
    await api.legal.terms.accept(input)
    const next = safePath(new URL(args.request.url).searchParams.get('redirect')) ?? '/'
    return redirectWithToast(next, 'Termos aceitos. Bom cultivo!')
  })

export default function TermsPage({ loaderData: { text, next, changes, other, pending } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-2xl space-y-6">
      <header className="space-y-2">
        <h1 className="text-3xl sm:text-4xl">{text.title}</h1>
        <p className="text-muted">
          Versão {text.version}, {inForce(text.effective_at)}.
        </p>
      </header>
      {other ? (
        <Notice
          action={
            <a className="link shrink-0" href="/termos-e-condicoes">
              Ver a atual
            </a>
          }
        >
          Você está lendo outra versão, não a que vale hoje.
        </Notice>
      ) : (
        !pending && next && <UpcomingNotice next={next} address="/termos-e-condicoes" />
      )}
      {changes && <TermsChangesCard {...changes} />}
      <TextBody html={text.html} />
      {pending && <AcceptanceForm terms_of_service_id={text.id} />}
    </div>
  )
}

const inForce = (from: Date | null) => (from ? `vale a partir de ${formatLongDay(from)}` : 'ainda em rascunho')

import { dayKey, formatFull, formatLongDay, onDay } from '#shared/dates.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { compare } from '../../compare.model.ts'
import { Difference } from '../../components/difference.tsx'
import { PublishForm } from '../../components/publish-form.tsx'
import { StateBadge } from '../../components/state-badge.tsx'
import { TextBody } from '../../components/text-body.tsx'
import { titleAndHtml } from '../../text-html.server.ts'
import { TextPublication } from '../../texts.schemas.ts'
import type { Route } from './+types/text-view.page'
import { callsOf, kindOf } from './kind-of.server.ts'

export const middleware = [access('can:legal.manage')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `${loaderData?.kind.title}, versão ${loaderData?.text.version}`,
}))

/** Without a slug: the current one. A draft includes its diff against that one. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const calls = callsOf(apiFor(context).legal, url)
  const slug = params.slug ?? (await calls.current()).slug
  const { body, ...version } = await calls.show({ slug })
  const { data: published } = await calls.list({ published: 'true', per_page: 100 })
  const current =
    version.can.update && published.some(({ state }) => state === 'vigente') ? await calls.current() : null
  const changes = current && { from: current.version, blocks: compare(current.body, body) }
  const kind = kindOf(url)
  const text = { ...version, ...titleAndHtml(body, kind.title) }
  return { kind, text, changes, today: dayKey(context.get(requestContext).now()) }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, TextPublication.omit({ slug: true }), async (api, input) => {
    const slug = args.params.slug ?? ''
    const { version, effective_at } = await callsOf(api.legal, args.url).publish({ ...input, slug })
    const text = `A versão ${version} vale a partir de ${formatLongDay(effective_at ?? args.context.get(requestContext).now())}.`
    return redirectWithToast(`/admin/${kindOf(args.url).name}/visualizar/${slug}`, text)
  })

export default function TextViewPage({ loaderData: { kind, text, changes, today } }: Route.ComponentProps) {
  const address = `/admin/${kind.name}`
  return (
    <div className="max-w-3xl space-y-6">
      <PageHeader
        title={`Versão ${text.version}`}
        text={
          text.effective_at ? `Vale a partir de ${formatLongDay(text.effective_at)}.` : 'Ainda não tem data para valer.'
        }
        crumbs={[{ to: address, label: kind.versions }]}
        action={
          text.can.update && (
            <LinkButton to={`${address}/editar/${text.slug}`} icon="pencil">
              Editar rascunho
            </LinkButton>
          )
        }
      >
        <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
          <StateBadge state={text.state} />
          {text.published_at && `Publicada ${onDay(formatFull(text.published_at))}`}
        </p>
      </PageHeader>
      {text.can.update && <PublishForm version={text.version} today={today} />}
      {changes && (
        <Card title={`O que muda em relação à versão ${changes.from}, em vigor`}>
          <Difference blocks={changes.blocks} />
        </Card>
      )}
      {text.summary && <p className="card p-5">{text.summary}</p>}
      <article className="card p-5 sm:p-8">
        <h2 className="mb-4 text-2xl">{text.title}</h2>
        <TextBody html={text.html} />
      </article>
    </div>
  )
}

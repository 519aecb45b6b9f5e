import { redirect } from 'react-router'
import { rowId } from '#shared/row-id.ts'
import { safePath } from '#shared/safe-path.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { subjectOf } from '../notice.view.ts'
import { kindWords } from '../notification.words.ts'
import type { Route } from './+types/notice.page'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Aviso' })

const isPrefetch = ({ headers }: Request) =>
  ['purpose', 'sec-purpose'].some((name) => headers.get(name)?.includes('prefetch'))

/** Where the list, pushes, mails and messages lead: whoever opens it has read it, and with `ir` comes straight to its subject. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const id = rowId.safeParse(params.slug)
  if (!id.success) throw notFound()
  const { notifications } = apiFor(context)
  const notice = await notifications[isPrefetch(request) ? 'show' : 'read']({ id: id.data })
  const subject = subjectOf(notice)
  if (subject && new URL(request.url).searchParams.has('ir')) throw redirect(subject)
  return { notice, label: kindWords[notice.kind].label, to: safePath(notice.url) }
}

export default function NoticePage({ loaderData: { notice, label, to } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={notice.title} crumbs={[{ to: '/notificacoes', label: 'Avisos' }, { label }]} />
      <Card>
        {notice.text && <p className="mb-3 whitespace-pre-line break-words">{notice.text}</p>}
        <p className="text-sm text-muted">
          <RelativeTime at={notice.created_at} />
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          {to && to !== '/notificacoes' && (
            <LinkButton to={to} tone="primary" icon="arrow-right">
              Abrir
            </LinkButton>
          )}
          <LinkButton to="/notificacoes">Ver todos os avisos</LinkButton>
        </div>
      </Card>
    </div>
  )
}

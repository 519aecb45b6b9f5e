import { DataList } from '#ui/admin/data-list.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { HelpVoteFilter } from '../help-votes.schemas.ts'
import type { Route } from './+types/help-votes.page'

export const middleware = [access('can:help.manage')]
export const meta = pageMeta({ title: 'Dúvidas que ajudaram' })

export const loader = ({ request, context }: Route.LoaderArgs) =>
  apiFor(context).help.votes.list(filterOf(request, HelpVoteFilter))

export default function HelpVotesPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Dúvidas que ajudaram"
        text="As que mais deixam gente sem resposta vêm antes: são as que vale reescrever."
      />
      <DataList
        label="Votos da ajuda"
        noun={['página votada', 'páginas votadas']}
        page={page}
        keyOf={({ slug }) => slug}
        nameOf={({ title }) => title}
        search="Buscar pergunta ou guia"
        csv="/admin/duvidas-votos/csv"
        columns={[
          {
            key: 'title',
            label: 'Pergunta ou guia',
            sortable: true,
            render: ({ slug, title }) => (
              <Link to={`/duvidas/${slug}`} className="font-semibold break-words link link-hover">
                {title}
              </Link>
            ),
          },
          { key: 'no', label: 'Não ajudou', sortable: true, align: 'end', render: ({ no }) => no },
          { key: 'yes', label: 'Ajudou', sortable: true, align: 'end', render: ({ yes }) => yes },
          {
            key: 'missing',
            label: 'O que faltou',
            render: ({ missing }) =>
              missing.length > 0 ? (
                <ul className="max-w-md space-y-1 text-sm">
                  {missing.map((words, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two people may write the same
                    <li key={at} className="wrap-anywhere">
                      {words}
                    </li>
                  ))}
                </ul>
              ) : (
                <span className="text-muted">–</span>
              ),
          },
          { key: 'last_at', label: 'Último voto', render: ({ last_at }) => <RelativeTime at={last_at} /> },
        ]}
        empty={<EmptyState icon="thumbs-up" text="Ninguém votou ainda. Cada página da ajuda pergunta se ajudou." />}
      />
    </>
  )
}

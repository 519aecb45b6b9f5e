import { formatDayTime, formatLongDay } from '#shared/dates.ts'
import { DataList } from '#ui/admin/data-list.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { StateBadge } from '../../components/state-badge.tsx'
import { TextFilter } from '../../texts.schemas.ts'
import type { Route } from './+types/texts-list.page'
import { callsOf, kindOf } from './kind-of.server.ts'

export const middleware = [access('can:legal.manage')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.kind.versions,
}))

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const page = await callsOf(apiFor(context).legal, url).list(filterOf(request, TextFilter))
  return { kind: kindOf(url), page }
}

export default function TextsListPage({ loaderData: { kind, page } }: Route.ComponentProps) {
  const address = `/admin/${kind.name}`
  const create = (
    <LinkButton to={`${address}/novo`} tone="primary" icon="plus">
      Nova versão
    </LinkButton>
  )
  return (
    <>
      <PageHeader
        title={kind.versions}
        text="Uma versão publicada não muda mais. Para mudar o texto, publique outra."
        action={create}
        more={
          <LinkButton to={`${address}/visualizar`} icon="eye">
            Ver a atual
          </LinkButton>
        }
      />
      <DataList
        label={kind.versions}
        noun={['versão', 'versões']}
        page={page}
        keyOf={(text) => text.id}
        nameOf={(text) => `versão ${text.version}`}
        search="Buscar versão"
        filters={[
          {
            name: 'published',
            label: 'Situação',
            options: [
              { value: 'true', label: 'Publicadas' },
              { value: 'false', label: 'Rascunhos' },
            ],
          },
        ]}
        csv={`${address}/csv`}
        columns={[
          {
            key: 'version',
            label: 'Versão',
            sortable: true,
            render: (text) => (
              <Link
                to={`${address}/visualizar/${text.slug}`}
                className="link link-hover font-semibold whitespace-nowrap"
              >
                <span className="sr-only">Versão </span>
                {text.version}
              </Link>
            ),
          },
          { key: 'state', label: 'Situação', render: (text) => <StateBadge state={text.state} /> },
          {
            key: 'effective_at',
            label: 'Vale a partir de',
            sortable: true,
            render: (text) => (text.effective_at ? formatLongDay(text.effective_at) : 'sem data'),
          },
          {
            key: 'summary',
            label: 'O que muda',
            render: (text) => <span className="text-muted">{text.summary || '–'}</span>,
          },
          {
            key: 'updated_at',
            label: 'Alterada em',
            sortable: true,
            render: (text) => formatDayTime(text.published_at ?? text.updated_at),
          },
        ]}
        empty={<EmptyState text="Ainda não há versões. Escreva a primeira." action={create} />}
      />
    </>
  )
}

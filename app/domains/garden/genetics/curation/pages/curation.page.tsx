import { formatNumericDay } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { DataList } from '#ui/admin/data-list.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { geneticLabel } from '../../library/genetic.words.ts'
import { CurationFilter } from '../curation.schemas.ts'
import type { Route } from './+types/curation.page'

export const middleware = [access('can:genetics.manage')]
export const meta = pageMeta({ title: 'Genéticas da biblioteca' })

export const loader = async ({ request, context }: Route.LoaderArgs) => ({
  page: await apiFor(context).genetics.curation.list(filterOf(request, CurationFilter)),
})

const address = '/admin/geneticas'

export default function CurationPage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Genéticas da biblioteca"
        text="O que foi proposto espera aqui; o que você aceita, corrige ou junta fica na auditoria."
      />
      <DataList
        label="Genéticas"
        noun={['genética', 'genéticas']}
        page={page}
        keyOf={({ id }) => id}
        nameOf={geneticLabel}
        search="Buscar nome ou criador"
        filters={[
          {
            name: 'state',
            label: 'Situação',
            options: [
              { value: 'proposta', label: 'Propostas' },
              { value: 'compartilhada', label: 'Da biblioteca' },
            ],
          },
        ]}
        columns={[
          {
            key: 'name',
            label: 'Nome',
            render: ({ slug, name }) => (
              <Link to={`/cultivo/geneticas/${slug}`} className="link link-hover font-semibold wrap-anywhere">
                {name}
              </Link>
            ),
          },
          { key: 'breeder', label: 'Criador', render: ({ breeder }) => breeder || '–' },
          {
            key: 'nickname',
            label: 'De quem',
            render: ({ nickname }) => (
              <Link to={`/perfil/${nickname}`} className="link link-hover">
                {nickname}
              </Link>
            ),
          },
          {
            key: 'proposed_at',
            label: 'Proposta em',
            render: ({ proposed_at }) => (proposed_at ? formatNumericDay(proposed_at) : '–'),
          },
          {
            key: 'plants',
            label: 'Plantas',
            align: 'end',
            render: ({ plants }) => plural(plants, 'planta', 'plantas'),
          },
          {
            key: 'alike',
            label: 'Parecidas na biblioteca',
            render: ({ alike }) => alike.map(geneticLabel).join(', ') || '–',
          },
          {
            key: 'decide',
            label: 'Decidir',
            render: ({ slug, state }) => (
              <LinkButton to={`${address}/${slug}`} size="sm">
                {state === 'proposta' ? 'Decidir' : 'Juntar'}
              </LinkButton>
            ),
          },
        ]}
        empty={<EmptyState icon="sprout" text="Nada espera por uma decisão." />}
      />
    </>
  )
}

import { formatNumericDay } from '#shared/dates.ts'
import { DataList } from '#ui/admin/data-list.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { stuffTypes, typeById } from '../../stuff.kinds.ts'
import { StaffStuffFilter } from '../staff-stuffs.schemas.ts'
import type { Route } from './+types/stuffs-list.page'

export const middleware = [access('can:plants.manage')]
export const meta = pageMeta({ title: 'Equipamentos' })

export const loader = async ({ request, context }: Route.LoaderArgs) => ({
  page: await apiFor(context).garden.staffStuffs.listAll(filterOf(request, StaffStuffFilter)),
})

export default function StuffsListPage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Equipamentos"
        text="Os equipamentos de todo mundo. O que você mudar na página de um deles fica na auditoria."
      />
      <DataList
        label="Equipamentos"
        noun={['equipamento', 'equipamentos']}
        page={page}
        keyOf={(stuff) => stuff.id}
        nameOf={(stuff) => stuff.name}
        search="Buscar nome ou modelo"
        filters={[
          {
            name: 'stuff_type_id',
            label: 'Tipo',
            options: stuffTypes.map(({ id, name }) => ({ value: String(id), label: name })),
          },
          {
            name: 'private',
            label: 'Quem vê',
            options: [
              { value: 'true', label: 'Só a pessoa' },
              { value: 'false', label: 'Todos' },
            ],
          },
        ]}
        csv="/admin/stuffs.csv"
        columns={[
          {
            key: 'name',
            label: 'Nome',
            sortable: true,
            render: (stuff) => (
              <Link to={`/cultivo/item/${stuff.slug}`} className="link link-hover font-semibold wrap-anywhere">
                {stuff.name}
              </Link>
            ),
          },
          { key: 'type', label: 'Tipo', render: (stuff) => typeById(stuff.stuff_type_id).name },
          {
            key: 'model',
            label: 'Modelo',
            render: (stuff) => [stuff.brand, stuff.model].filter(Boolean).join(' ') || '–',
          },
          { key: 'quantity', label: 'Quantidade', align: 'end', render: (stuff) => stuff.quantity },
          {
            key: 'nickname',
            label: 'De quem',
            sortable: true,
            render: (stuff) => (
              <Link to={`/perfil/${stuff.nickname}`} className="link link-hover">
                {stuff.nickname}
              </Link>
            ),
          },
          { key: 'private', label: 'Quem vê', render: (stuff) => (stuff.private ? 'Só a pessoa' : 'Todos') },
          {
            key: 'created_at',
            label: 'Adicionado em',
            sortable: true,
            render: (stuff) => formatNumericDay(stuff.created_at),
          },
        ]}
        empty={<EmptyState icon="package" text="Ninguém adicionou equipamentos ainda." />}
      />
    </>
  )
}

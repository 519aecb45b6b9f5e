import { DataList } from '#ui/admin/data-list.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { ItemFilter } from '../../items.schemas.ts'
import type { Route } from './+types/items-list.page'
import { catalogueOf } from './catalogue-of.server.ts'

export const middleware = [access('can:plants.manage')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.catalogue.title,
}))

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const catalogue = catalogueOf(url)
  const page = await apiFor(context).catalogue[catalogue.name].list(filterOf(request, ItemFilter))
  return { catalogue, page }
}

export default function ItemsListPage({ loaderData: { catalogue, page } }: Route.ComponentProps) {
  const address = `/admin/${catalogue.name}`
  const [one] = catalogue.noun
  const create = (
    <LinkButton to={`${address}/novo`} tone="primary" icon="plus">
      {catalogue.gender === 'a' ? 'Nova' : 'Novo'} {one}
    </LinkButton>
  )
  return (
    <>
      <PageHeader
        title={catalogue.title}
        text="Cuide do nome, da ordem e do que aparece nos formulários."
        action={create}
        more={
          <LinkButton to={`${address}/ordem`} icon="arrow-up-down">
            Mudar ordem
          </LinkButton>
        }
      />
      <DataList
        label={catalogue.title}
        noun={[...catalogue.noun]}
        page={page}
        keyOf={(item) => item.id}
        nameOf={(item) => item.name}
        search={`Buscar ${one}`}
        filters={[
          {
            name: 'active',
            label: 'Situação',
            options: [
              { value: 'true', label: 'Ativos' },
              { value: 'false', label: 'Inativos' },
            ],
          },
        ]}
        csv={`${address}/csv`}
        columns={[
          { key: 'order', label: 'Ordem', sortable: true, align: 'end', render: (item) => item.order },
          {
            key: 'name',
            label: 'Nome',
            sortable: true,
            render: (item) => (
              <Link
                to={`${address}/${item.id}`}
                className="inline-flex items-center gap-2 font-semibold link link-hover"
              >
                {item.icon_url && <img src={item.icon_url} alt="" width={28} height={28} />}
                {item.name}
              </Link>
            ),
          },
          { key: 'slug', label: 'Código', render: (item) => <code className="text-sm text-muted">{item.slug}</code> },
          {
            key: 'active',
            label: 'Situação',
            render: (item) => (item.active ? <Badge tone="primary">Ativo</Badge> : <Badge>Inativo</Badge>),
          },
        ]}
        empty={
          <EmptyState text="Esta lista ainda está vazia. Crie o que vai aparecer nos formulários." action={create} />
        }
      />
    </>
  )
}

import { z } from 'zod'
import { plural } from '#shared/numbers.ts'
import { ReorderList } from '#ui/admin/reorder-list.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Icon } from '#ui/components/icon.tsx'
import type { IconName } from '#ui/components/icon-names.ts'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { productKindNames } from '../product-type.words.ts'
import { ProductTypeMove } from '../product-types.schemas.ts'
import type { Route } from './+types/product-types.page'

export const middleware = [access('can:marketplace.manage')]
export const meta = pageMeta({ title: 'Tipos de produto' })

export const loader = ({ context }: Route.LoaderArgs) => apiFor(context).products.types.list()

const address = '/admin/marketplace/tipos_produto'

export const action = (args: Route.ActionArgs) =>
  submit(args, ProductTypeMove.extend({ intent: z.literal('move') }), async (api, { id, to }) => {
    await api.products.types.move({ id, to })
    return redirectWithToast(address, 'A ordem foi salva.')
  })

const create = (
  <LinkButton to={`${address}/novo`} tone="primary" icon="plus">
    Novo tipo
  </LinkButton>
)

export default function ProductTypesPage({ loaderData: { data } }: Route.ComponentProps) {
  return (
    <div className="max-w-3xl">
      <PageHeader
        title="Tipos de produto"
        text="A lista fechada do que se vende. Nada fora dela entra na loja."
        action={create}
        more={
          <LinkButton to="/admin/marketplace/palavras" icon="ban">
            Palavras recusadas
          </LinkButton>
        }
      />
      {data.length ? (
        <ReorderList label="Tipos de produto" items={data} keyOf={({ id }) => id} nameOf={({ name }) => name}>
          {({ id, name, icon, kind, active, products_count }) => (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {icon && <Icon name={icon as IconName} className="text-muted" />}
              <Link to={`${address}/${id}`} className="font-semibold link link-hover">
                {name}
              </Link>
              <Badge>{productKindNames[kind]}</Badge>
              {!active && <Badge tone="amber">Inativo</Badge>}
              <span className="text-sm text-muted">{plural(products_count, 'produto', 'produtos')}</span>
            </div>
          )}
        </ReorderList>
      ) : (
        <EmptyState icon="tags" text="Nenhum tipo ainda. Sem tipos, ninguém cadastra produtos." action={create} />
      )}
    </div>
  )
}

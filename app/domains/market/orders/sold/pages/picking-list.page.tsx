import { deskOf } from '#domains/market/stores/store-desk.server.ts'
import { storePath } from '#domains/market/stores/store-menu.view.ts'
import { plural } from '#shared/numbers.ts'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { PrintButton } from '#ui/components/print-button.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import type { Route } from './+types/picking-list.page'

export const middleware = [access('store')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Separar em ${loaderData?.store.name ?? ''}`,
}))

export async function loader({ context }: Route.LoaderArgs) {
  const store = deskOf(context)
  const { data } = await apiFor(context).orders.sold.picking({ store: store.slug })
  return { store, rows: data }
}

export default function PickingListPage({ loaderData: { store, rows } }: Route.ComponentProps) {
  return (
    <div className="max-w-3xl">
      <PageHeader
        title="Lista de separação"
        text="Tudo o que está pago e ainda não saiu, por produto."
        crumbs={[{ to: storePath(store.slug, '/pedidos'), label: 'Pedidos' }, { label: 'Separar' }]}
        action={<PrintButton />}
      />
      {rows.length ? (
        <ul className="divide-y divide-base-300">
          {rows.map((row) => (
            <li key={`${row.variant_id} ${row.title}`} className="flex items-start gap-4 py-3">
              <span className="figures w-12 shrink-0 text-2xl font-semibold">{row.pieces}</span>
              <span className="min-w-0">
                <span className="block font-medium wrap-anywhere">
                  {[row.title, row.variant_name].filter(Boolean).join(', ')}
                </span>
                <span className="text-sm text-muted">
                  {row.sku && `${row.sku} · `}
                  {row.orders.map(({ id, pieces }) => `pedido ${id} (${plural(pieces, 'un.', 'un.')})`).join(', ')}
                </span>
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState icon="check-check" text="Nada para separar. Tudo o que foi pago já saiu." />
      )}
    </div>
  )
}

import { formatMoneyField } from '#shared/money.ts'
import { csvList } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { productStateWords } from '../../products/product.words.ts'
import { StaffProductFilter } from '../staff-products.schemas.ts'
import type { Route } from './+types/staff-products-csv.page'

export const middleware = [access('can:marketplace.manage')]

const head = ['id', 'nome', 'loja', 'situacao', 'espera', 'tipo', 'categoria', 'preco', 'vendidos', 'criado']

/** The whole list with the page's search, filters and order. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = filterOf(request, StaffProductFilter)
  return csvList(context, 'produtos', head, {
    read: ({ products }, page) => products.staff.list({ ...filter, ...page }),
    row: (product) => [
      product.id,
      product.name,
      product.store.name,
      productStateWords[product.state].label,
      product.waits ?? '',
      product.type,
      product.category,
      formatMoneyField(product.min_price),
      product.sales_count,
      product.created_at.toISOString(),
    ],
  })
}

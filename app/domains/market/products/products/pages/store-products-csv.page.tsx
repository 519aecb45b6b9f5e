import { formatMoneyField } from '#shared/money.ts'
import { csvList } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { productStateWords } from '../product.words.ts'
import { StoreProductFilter } from '../products.schemas.ts'
import type { Route } from './+types/store-products-csv.page'

export const middleware = [access('store')]

const head = ['id', 'nome', 'situacao', 'categoria', 'preco_minimo', 'preco_maximo', 'estoque', 'reservado', 'vendidos']

/** The whole list with the page's search, filters and order. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const url = new URL(request.url)
  url.searchParams.set('store', params.slug)
  const filter = filterOf(new Request(url), StoreProductFilter)
  return csvList(context, `produtos-${params.slug}`, head, {
    read: ({ products }, page) => products.ofStore.list({ ...filter, ...page }),
    row: (product) => [
      product.id,
      product.name,
      productStateWords[product.state].label,
      product.category,
      formatMoneyField(product.min_price),
      formatMoneyField(product.max_price),
      product.left ?? '',
      product.reserved,
      product.sales_count,
    ],
  })
}

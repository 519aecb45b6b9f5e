import { apiFor } from '#web/api-for.server.ts'
import { csvResponse } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { StoreProductFilter } from '../products.schemas.ts'
import type { Route } from './+types/store-products-csv.page'

export const middleware = [access('store')]

const head = ['id', 'nome', 'situacao', 'categoria', 'preco_minimo', 'preco_maximo', 'estoque', 'reservado', 'vendidos']
const reais = (centavos: number) => (centavos / 100).toFixed(2).replace('.', ',')

/** The whole list with the page's search, filters and order. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { list } = apiFor(context).products.ofStore
  const url = new URL(request.url)
  url.searchParams.set('store', params.slug)
  const filter = filterOf(new Request(url), StoreProductFilter)
  // Refused before the first byte is sent.
  await list({ ...filter, per_page: 1 })
  return csvResponse(`produtos-${params.slug}`, head, async (page) => {
    const { data, last_page } = await list({ ...filter, page, per_page: 100 })
    const rows = data.map((product) => [
      product.id,
      product.name,
      product.state,
      product.category,
      reais(product.min_price),
      reais(product.max_price),
      product.left ?? '',
      product.reserved,
      product.sales_count,
    ])
    return { rows, done: page >= last_page }
  })
}

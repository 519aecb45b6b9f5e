import type { Client } from '#web/api-for.server.ts'
import { pathName } from '../../categories/category-tree.model.ts'
import type { ProductChoices } from '../components/product-form.tsx'

/** The closed lists that a product is put into. */
export async function productChoices(api: Client): Promise<ProductChoices> {
  const [types, categories] = await Promise.all([api.products.types.inUse(), api.products.categories.inUse()])
  return {
    types: types.data.map(({ id, name, kind }) => ({ id, name, kind })),
    categories: categories.data.map(({ id }) => ({ id, path: pathName(categories.data, id) })),
  }
}

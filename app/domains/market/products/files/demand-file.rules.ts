import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import type { Product } from '../products/products.table.ts'
import { filesOf } from './product-files.queries.ts'

/** What is downloaded has its file as long as it is sold, and afterwards: who bought it opens it whenever they like. */
export async function demandFile(tx: Context, { id, kind }: Pick<Product, 'id' | 'kind'>) {
  if (kind === 'digital' && !(await filesOf(tx, id)).length)
    throw invalidField('file_ids', 'Envie o arquivo que a pessoa vai baixar: sem ele o produto não fica à venda.')
}

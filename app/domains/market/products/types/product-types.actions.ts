import { and, eq, ne, sql } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import { purge } from '#platform/cache/purge.ts'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { plural } from '#shared/numbers.ts'
import { pick } from '#shared/pick.ts'
import { slugify } from '#shared/text.ts'
import { lockList, moveTo } from '../in-order.actions.ts'
import { showType } from './product-types.queries.ts'
import type { ProductType, ProductTypeChange, ProductTypeInput } from './product-types.schemas.ts'
import { product_types } from './product-types.table.ts'

export const createType = (ctx: Context, input: ProductTypeInput): Promise<ProductType> =>
  changeList(ctx, 'created', async (tx) => {
    await demandFree(tx, input.name)
    const position = sql<number>`(select coalesce(max(position), 0) + 1 from product_types)`
    const [row] = await tx.db
      .insert(product_types)
      .values({ ...input, slug: slugify(input.name) || 'tipo', position })
      .onConflictDoNothing()
      .returning({ id: product_types.id })
    if (!row) throw invalidField('name', TAKEN)
    return { after: await showType(tx, row.id) }
  })

/** Its slug stays. Its kind is settled once a product is of it: the products were written for that kind. */
export const changeType = (ctx: Context, { id, ...edit }: ProductTypeChange): Promise<ProductType> =>
  changeList(ctx, 'changed', async (tx) => {
    const before = await showType(tx, id)
    const input = mergeEdit(edit, pick(before, 'name', 'kind', 'icon', 'active'))
    await demandFree(tx, input.name, id)
    if (input.kind !== before.kind && before.products_count > 0)
      throw invalidField(
        'kind',
        `${plural(before.products_count, 'produto é deste tipo', 'produtos são deste tipo')}. Crie outro tipo em vez de mudar o que este faz.`,
      )
    await tx.db.update(product_types).set(input).where(eq(product_types.id, id))
    return { before, after: await showType(tx, id) }
  })

export const moveType = (ctx: Context, { id, to }: { id: number; to: number }): Promise<ProductType> =>
  changeList(ctx, 'moved', async (tx) => {
    const before = await showType(tx, id)
    await moveTo(tx, 'product_types', sql`true`, { id, to })
    return { before, after: await showType(tx, id) }
  })

/** Only one without products; others can be switched off. */
export const removeType = (ctx: Context, id: number) =>
  changeList(ctx, 'deleted', async (tx) => {
    const before = await showType(tx, id)
    const { rows } = await tx.db.execute(sql`select from products where type_id = ${id} limit 1`)
    if (rows.length)
      throw new AppError('conflict', 'Há produtos deste tipo. Desative em vez de apagar: os produtos dele ficam.')
    await tx.db.delete(product_types).where(eq(product_types.id, id))
    return { before, after: before }
  })

const TAKEN = 'Já existe um tipo com esse nome. Escolha outro.'

async function demandFree(tx: Context, name: string, id = 0) {
  const same = and(sql`lower(${product_types.name}) = lower(${name})`, ne(product_types.id, id))
  if ((await tx.db.select({ id: product_types.id }).from(product_types).where(same)).length)
    throw invalidField('name', TAKEN)
}

const changeList = (
  ctx: Context,
  action: string,
  write: (tx: Context) => Promise<{ before?: ProductType; after: ProductType }>,
) =>
  ctx.transaction(async (tx) => {
    await lockList(tx, 'types')
    const { before, after } = await write(tx)
    await audit(tx, { action: `product_type.${action}`, subject: `product_type:${after.id}`, before, after })
    await purge(tx, 'products')
    return after
  })

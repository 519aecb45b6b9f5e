import { and, eq, ne, sql } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import { purge } from '#platform/cache/purge.ts'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { pick } from '#shared/pick.ts'
import { slugify } from '#shared/text.ts'
import { lockList, moveTo } from '../in-order.actions.ts'
import { demandAllowedProduct } from '../words/allowed-product.rules.ts'
import { heightOf, pathOf } from './category-tree.model.ts'
import { listAllCategories, showCategory } from './product-categories.queries.ts'
import type { Category, CategoryChange, CategoryInput } from './product-categories.schemas.ts'
import { product_categories } from './product-categories.table.ts'

/** A tree of three levels: deeper ones are not read on a phone. */
const DEEPEST = 3

/** Adds a category after its siblings. */
export const createCategory = (ctx: Context, input: CategoryInput): Promise<Category> =>
  changeTree(ctx, 'created', async (tx) => {
    await demandAllowedProduct(tx, { name: input.name })
    await demandFree(tx, input)
    const depth = await depthBelow(tx, input.parent_id)
    if (depth > DEEPEST) throw invalidField('parent_id', TOO_DEEP)
    const position = sql<number>`(select coalesce(max(position), 0) + 1 from product_categories
      where parent_id is not distinct from ${input.parent_id}::int)`
    const [row] = await tx.db
      .insert(product_categories)
      .values({ ...input, depth, slug: await freeSlug(tx, input.name), position })
      .returning({ id: product_categories.id })
    return { after: await showCategory(tx, row?.id ?? 0) }
  })

/** Its slug stays. Moved below another, what hangs below it comes along. */
export const changeCategory = (ctx: Context, { id, ...edit }: CategoryChange): Promise<Category> =>
  changeTree(ctx, 'changed', async (tx) => {
    const before = await showCategory(tx, id)
    const input = mergeEdit(edit, pick(before, 'name', 'parent_id', 'icon', 'active'))
    await demandAllowedProduct(tx, { name: input.name })
    await demandFree(tx, input, id)
    const { data: tree } = await listAllCategories(tx)
    if (input.parent_id && pathOf(tree, input.parent_id).some((above) => above.id === id))
      throw invalidField('parent_id', 'Uma categoria não cabe dentro dela mesma. Escolha outra.')
    const depth = await depthBelow(tx, input.parent_id)
    if (depth + heightOf(tree, id) > DEEPEST) throw invalidField('parent_id', TOO_DEEP)
    await tx.db
      .update(product_categories)
      .set({ ...input, depth })
      .where(eq(product_categories.id, id))
    await tx.db.execute(sql`update product_categories set depth = ${depth + 1}::smallint where parent_id = ${id}`)
    await tx.db.execute(sql`update product_categories set depth = ${depth + 2}::smallint
      where parent_id in (select id from product_categories where parent_id = ${id})`)
    return { before, after: await showCategory(tx, id) }
  })

export const moveCategory = (ctx: Context, { id, to }: { id: number; to: number }): Promise<Category> =>
  changeTree(ctx, 'moved', async (tx) => {
    const before = await showCategory(tx, id)
    await moveTo(tx, 'product_categories', sql`parent_id is not distinct from ${before.parent_id}::int`, { id, to })
    return { before, after: await showCategory(tx, id) }
  })

/** Only an empty one, without products or categories; others can be switched off. */
export const removeCategory = (ctx: Context, id: number) =>
  changeTree(ctx, 'deleted', async (tx) => {
    const before = await showCategory(tx, id)
    const { rows } = await tx.db.execute(sql`select from products where category_id = ${id}
      union all select from product_categories where parent_id = ${id} limit 1`)
    if (rows.length)
      throw new AppError('conflict', 'Esta categoria está em uso. Desative em vez de apagar: o que está nela fica.')
    await tx.db.delete(product_categories).where(eq(product_categories.id, id))
    return { before, after: before }
  })

const TOO_DEEP = 'São três níveis no máximo. Escolha uma categoria mais acima.'

async function depthBelow(tx: Context, parent_id: number | null) {
  if (parent_id === null) return 1
  const [parent] = await tx.db
    .select({ depth: product_categories.depth })
    .from(product_categories)
    .where(eq(product_categories.id, parent_id))
  if (!parent) throw invalidField('parent_id', 'Essa categoria não existe mais. Escolha outra.')
  return parent.depth + 1
}

async function demandFree(tx: Context, { name, parent_id }: CategoryInput, id = 0) {
  const same = and(
    sql`lower(${product_categories.name}) = lower(${name})`,
    sql`${product_categories.parent_id} is not distinct from ${parent_id}::int`,
    ne(product_categories.id, id),
  )
  if ((await tx.db.select({ id: product_categories.id }).from(product_categories).where(same)).length)
    throw invalidField('name', 'Já existe uma categoria com esse nome aqui. Escolha outro.')
}

async function freeSlug(tx: Context, name: string) {
  const base = slugify(name) || 'categoria'
  const rows = await tx.db.select({ slug: product_categories.slug }).from(product_categories)
  const taken = new Set(rows.map(({ slug }) => slug))
  if (!taken.has(base)) return base
  for (let n = 2; ; n++) if (!taken.has(`${base}-${n}`)) return `${base}-${n}`
}

const changeTree = (
  ctx: Context,
  action: string,
  write: (tx: Context) => Promise<{ before?: Category; after: Category }>,
) =>
  ctx.transaction(async (tx) => {
    await lockList(tx, 'categories')
    const { before, after } = await write(tx)
    await audit(tx, { action: `product_category.${action}`, subject: `product_category:${after.id}`, before, after })
    await purge(tx, 'products')
    return after
  })

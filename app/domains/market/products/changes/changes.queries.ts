import { and, desc, eq, inArray } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { files } from '#platform/files/files.table.ts'
import { photoDocument } from '#platform/files/photo-address.ts'
import { placesOf } from '../products/places.queries.ts'
import type { PendingChange, ProductTexts } from '../products/products.schemas.ts'
import type { Product } from '../products/products.table.ts'
import type { ReviewedField } from './product-change.kinds.ts'
import { product_changes } from './product-changes.table.ts'
import { isStale } from './product-difference.model.ts'
import { reviewedValues } from './reviewed-values.queries.ts'

const parts: Record<ReviewedField, PendingChange['differs'][number]> = {
  name: 'name',
  summary: 'summary',
  description: 'description',
  type_id: 'type',
  category_id: 'category',
  photo_ids: 'photos',
}

/** The edit that waits, else the last one when it was refused; with the product as it would be. */
export async function changeOf(ctx: Context, product: Product, now: ProductTexts): Promise<PendingChange | null> {
  const [row] = await ctx.db
    .select({ change: product_changes, nickname: users.nickname })
    .from(product_changes)
    .innerJoin(users, eq(users.id, product_changes.created_by))
    .where(
      and(
        eq(product_changes.product_id, product.id),
        inArray(product_changes.state, ['pendente', 'recusada', 'aprovada']),
      ),
    )
    .orderBy(desc(product_changes.id))
    .limit(1)
  if (!row || row.change.state === 'aprovada') return null
  const { id, state, created_at, reason, decided_at, before, after } = row.change
  const values = await reviewedValues(ctx, product)
  const { type_id, category_id, photo_ids, ...texts } = after
  const places = await placesOf(ctx, {
    type_id: type_id ?? product.type_id,
    category_id: category_id ?? product.category_id,
  })
  return {
    id,
    state,
    nickname: row.nickname,
    created_at,
    reason,
    decided_at,
    after: { ...now, ...texts, ...places, ...(photo_ids && { photos: await photosOf(ctx, photo_ids) }) },
    differs: (Object.keys(after) as ReviewedField[]).map((field) => parts[field]),
    is_stale: state === 'pendente' && isStale(values, before),
  }
}

/** In the order of their ids; what was swept since is left out. */
async function photosOf(ctx: Context, ids: number[]) {
  if (!ids.length) return []
  const rows = await ctx.db.select().from(files).where(inArray(files.id, ids))
  return ids.flatMap((id) => {
    const file = rows.find((row) => row.id === id)
    return file ? [photoDocument(ctx, file)] : []
  })
}

import { and, eq, isNull } from 'drizzle-orm'
import { inStore } from '#domains/market/stores/index.ts'
import { audit } from '#platform/audit/audit.ts'
import { purge } from '#platform/cache/purge.ts'
import type { Context } from '#platform/context.ts'
import { doubtPrice } from '#platform/doubt-price.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { products } from '../products/products.table.ts'
import { keepPrices } from './keep-prices.actions.ts'
import { demandRoomFor } from './keep-variants.actions.ts'
import { toVariant } from './variants.queries.ts'
import type { VariantDetail, VariantQuick } from './variants.schemas.ts'
import { variants } from './variants.table.ts'

/** Price and stock from the list, at once: neither waits for staff. */
export const quickEdit = (ctx: Context, { store: slug, id, sure, ...edit }: VariantQuick): Promise<VariantDetail> =>
  ctx.transaction(async (tx) => {
    const { store, staff } = await inStore(tx, slug, 'products.manage')
    const [found] = await tx.db
      .select({ variant: variants })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.product_id))
      .where(
        and(
          eq(variants.id, id),
          eq(variants.store_id, store.id),
          isNull(variants.deleted_at),
          isNull(products.deleted_at),
        ),
      )
      .for('update', { of: variants })
    if (!found) throw new AppError('not_found', 'Esta opção não existe mais.')
    const before = found.variant
    const typed = mergeEdit(edit, { price: before.price })
    if (before.compare_at_price && before.compare_at_price <= typed.price)
      throw invalidField('price', 'O preço anterior, riscado, é menor que este. Abra o produto e mude os dois juntos.')
    const on_hand = before.tracks_stock ? stockOf(typed, before.on_hand) : before.on_hand
    demandRoomFor(on_hand, before.reserved, 'on_hand')
    doubtPrice(before.price, typed.price, sure)
    const columns = { price: typed.price, on_hand }
    await tx.db.update(variants).set(columns).where(eq(variants.id, id))
    await keepPrices(tx, before.product_id)
    if (staff) await audit(tx, { action: 'variant.changed', subject: `variant:${id}`, before, after: columns })
    await purge(tx, `product:${before.product_id}`, 'products')
    return toVariant({ ...before, ...columns })
  })

const stockOf = ({ on_hand, on_hand_seen }: Pick<VariantQuick, 'on_hand' | 'on_hand_seen'>, now: number) =>
  on_hand === undefined ? now : on_hand_seen === undefined ? on_hand : now + on_hand - on_hand_seen

import type { Context } from '#platform/context.ts'
import { affiliate_frauds } from '../clicks/affiliate-clicks.table.ts'
import { partnersOf } from '../partnerships/partners-in-force.queries.ts'
import { affiliatesOf } from './affiliates-of.queries.ts'
import type { Buyer, Sold, Terms } from './sale-terms.kinds.ts'

/**
 * By what terms each product is sold to this buyer now: who brought them by a link, and who shares in it. Runs in the
 * transaction that places the order: a purchase by one's own link is noted with it, and earns nothing.
 */
export async function termsOf(tx: Context, sold: Sold[], buyer: Buyer): Promise<Map<number, Terms>> {
  const affiliates = await affiliatesOf(tx, sold, buyer)
  const partners = await partnersOf(tx, sold)
  const terms = new Map<number, Terms>()
  for (const { product_id } of sold) {
    const found = affiliates.get(product_id)
    if (found?.fraud)
      await tx.db.insert(affiliate_frauds).values({
        ...{ affiliation_id: found.affiliation_id, buyer_id: buyer.user_id, product_id },
        ...{ reason: found.fraud, at: tx.now() },
      })
    const affiliate = found && !found.fraud ? found : undefined
    terms.set(product_id, {
      affiliation_id: affiliate?.affiliation_id ?? null,
      affiliate: affiliate ? { holder: { kind: 'user', id: affiliate.user_id }, bps: affiliate.bps } : null,
      partners: partners.get(product_id) ?? [],
    })
  }
  return terms
}

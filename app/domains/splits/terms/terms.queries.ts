import type { Context } from '#platform/context.ts'
import type { Share } from '../reckoning/split.model.ts'

export type Terms = { affiliation_id: number | null; affiliate: Share | null; partners: Share[] }
type Sold = { product_id: number; store_id: number }

/** By what terms each product is sold to this buyer now: who brought them by a link, and who shares in it. */
export async function termsOf(
  _tx: Context,
  _sold: Sold[],
  _buyer: { user_id: number; click_token?: string },
): Promise<Map<number, Terms>> {
  return new Map()
}

import type { Context } from '#platform/context.ts'

/** A line of an order that the viewer bought, got, and may speak of. */
export type BoughtLine = { order_line_id: number; product_id: number; store_id: number; variant_name: string }

/** Which lines the viewer may review: all, or of one product. `orders` knows; nobody else. */
export type BuyerProof = (ctx: Context, product_id: number) => Promise<BoughtLine[]>

let proof: BuyerProof = async () => []

/** Called once by `orders`, which comes after this domain. Until then nobody has bought anything. Answers the one before. */
export function installBuyerProof(given: BuyerProof): BuyerProof {
  const before = proof
  proof = given
  return before
}

export const boughtLines: BuyerProof = (ctx, product_id) => proof(ctx, product_id)

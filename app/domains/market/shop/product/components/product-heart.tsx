import { SaveToggle } from '#domains/base/social/ui.ts'
import type { OfferDetail } from '#domains/market/products/offers/offers.schemas.ts'

/** Keeps the product among what one saved. */
export const ProductHeart = ({ product: { id, name, is_save, saves_count } }: { product: OfferDetail }) => (
  <SaveToggle target={{ product_id: id }} saved={is_save} count={saves_count} what={`o produto ${name}`} />
)

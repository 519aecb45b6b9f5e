import type { OfferCard } from '#domains/market/products/offers/offers.schemas.ts'
import { ProductCard } from '#domains/market/products/ui.ts'

type Props = {
  products: OfferCard[]
  /** Whether the first photos are above the fold. */
  first?: boolean
  showStore?: boolean
  /** A choice of what is elsewhere too: on a phone it ends in a whole row. */
  choice?: boolean
  /** Beside filters there is room for fewer. */
  narrow?: boolean
}

/** Products side by side: two on a phone. */
export const OfferGrid = ({ products, first, showStore, choice, narrow }: Props) => (
  <ul className={`grid grid-cols-2 gap-3 sm:gap-4 ${narrow ? 'sm:grid-cols-3' : 'sm:grid-cols-4'}`}>
    {products.map((product, index) => (
      <li key={product.id} className={choice ? 'max-sm:not-first:last:odd:hidden' : undefined}>
        <ProductCard product={product} priority={first && index < 2} showStore={showStore} />
      </li>
    ))}
  </ul>
)

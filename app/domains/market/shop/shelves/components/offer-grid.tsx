import type { OfferCard } from '#domains/market/products/offers/offers.schemas.ts'
import { ProductCard } from '#domains/market/products/ui.ts'

type Props = {
  products: OfferCard[]
  /** Whether the first photos are above the fold. */
  first?: boolean
  showStore?: boolean
  /** Beside filters there is room for fewer. */
  narrow?: boolean
}

/** Products side by side: two on a phone. */
export const OfferGrid = ({ products, first, showStore, narrow }: Props) => (
  <ul className={`grid grid-cols-2 gap-3 sm:gap-4 ${narrow ? 'sm:grid-cols-3' : 'sm:grid-cols-4'}`}>
    {products.map((product, index) => (
      <li key={product.id}>
        <ProductCard product={product} priority={first && index < 2} showStore={showStore} />
      </li>
    ))}
  </ul>
)

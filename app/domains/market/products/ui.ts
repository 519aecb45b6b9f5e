export { PriceTag } from './offers/components/price-tag.tsx'
export { ProductCard } from './offers/components/product-card.tsx'
export { Stars } from './offers/components/stars.tsx'

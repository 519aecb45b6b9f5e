import { Badge } from '#ui/components/badge.tsx'
import type { ProductState } from '../product.kinds.ts'
import { productStateWords } from '../product.words.ts'

export const ProductStateBadge = ({ state }: { state: ProductState }) => (
  <Badge tone={productStateWords[state].tone}>{productStateWords[state].label}</Badge>
)

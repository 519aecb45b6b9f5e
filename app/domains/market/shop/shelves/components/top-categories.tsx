import type { OfferPage } from '#domains/market/products/offers/offers.schemas.ts'
import { Chip } from '#ui/components/badge.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'

/** The shelves of the first level that have something. */
export const TopCategories = ({ categories }: { categories: OfferPage['facets']['categories'] }) => {
  const top = categories.filter(({ parent }) => parent === null)
  if (!top.length) return null
  return (
    <ChipRow label="Categorias">
      {top.map(({ slug, name, count }) => (
        <Chip key={slug} to={`/loja?category=${slug}`} count={count}>
          {name}
        </Chip>
      ))}
    </ChipRow>
  )
}

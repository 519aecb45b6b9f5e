import type { OfferDetail } from '#domains/market/products/offers/offers.schemas.ts'

type Variant = OfferDetail['variants'][number]

export const canBeBought = ({ left }: Pick<Variant, 'left'>) => left === null || left > 0

/** The variant that the URL names; without one the first that can be bought. */
export function chosenVariant(variants: Variant[], id: number | undefined): Variant | undefined {
  return variants.find((one) => one.id === id) ?? variants.find(canBeBought) ?? variants[0]
}

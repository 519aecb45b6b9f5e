import type { OfferDetail } from '#domains/market/products/offers/offers.schemas.ts'
import { canBeBought } from './product.view.ts'

/** schema.org/Product, as search engines read it. */
export function productJsonLd(product: OfferDetail, site: string) {
  const { name, summary, description, photos, variants, stars, reviews_count, store, slug } = product
  const url = `${site}/loja/${store.slug}/${slug}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description: summary || description.slice(0, 300),
    image: photos.map((photo) => (photo.url.startsWith('/') ? site + photo.url : photo.url)),
    url,
    ...(stars === null
      ? {}
      : { aggregateRating: { '@type': 'AggregateRating', ratingValue: stars, reviewCount: reviews_count } }),
    offers: variants.map((variant) => ({
      '@type': 'Offer',
      sku: variant.sku,
      ...(variant.name ? { name: variant.name } : {}),
      price: (variant.price / 100).toFixed(2),
      priceCurrency: 'BRL',
      availability: `https://schema.org/${canBeBought(variant) ? 'InStock' : 'OutOfStock'}`,
      url: variants.length > 1 ? `${url}?opcao=${variant.id}` : url,
      seller: { '@type': 'Organization', name: store.name },
    })),
  }
}

import type { Domain } from '#domain.ts'
import { shopAddressesApi } from './addresses/shop-addresses.api.ts'
import { productQuoteApi } from './quotes/product-quote.api.ts'
import { storeReviewsApi } from './store-reviews/store-reviews.api.ts'

export const shop = {
  api: {
    addresses: shopAddressesApi,
    quotes: productQuoteApi,
    storeReviews: storeReviewsApi,
  },
} satisfies Domain

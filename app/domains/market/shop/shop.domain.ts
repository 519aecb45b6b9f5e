import type { Domain } from '#domain.ts'
import { shopAddressesApi } from './addresses/shop-addresses.api.ts'
import { dashboardApi } from './dashboard/dashboard.api.ts'
import { findStores } from './found/find-stores.queries.ts'
import { productQuoteApi } from './quotes/product-quote.api.ts'
import { shopCron, shopJobs } from './shop.jobs.ts'
import { storeReviewsApi } from './store-reviews/store-reviews.api.ts'

export const shop = {
  api: {
    addresses: shopAddressesApi,
    dashboard: dashboardApi,
    quotes: productQuoteApi,
    storeReviews: storeReviewsApi,
  },
  finders: { store: findStores },
  jobs: shopJobs,
  cron: shopCron,
} satisfies Domain

import { anyone } from '#platform/procedure.ts'
import { listStoreReviews } from './store-reviews.queries.ts'
import { StoreReviewFilter, StoreReviewPage } from './store-reviews.schemas.ts'

export const storeReviewsApi = {
  list: anyone.refusing('not_found').get('/v1/market/review/of-store/{store}', 'O que dizem do que uma loja vende', StoreReviewFilter, StoreReviewPage, listStoreReviews),
}

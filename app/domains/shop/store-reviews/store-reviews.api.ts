import { anyone, refusing } from '#platform/procedure.ts'
import { listStoreReviews } from './store-reviews.queries.ts'
import { StoreReviewFilter, StoreReviewPage } from './store-reviews.schemas.ts'

export const storeReviewsApi = {
  list: refusing(anyone, 'not_found')
    .route({ method: 'GET', path: '/v1/market/review/of-store/{store}', summary: 'O que dizem do que uma loja vende' })
    .input(StoreReviewFilter)
    .output(StoreReviewPage)
    .handler(({ context, input }) => listStoreReviews(context, input)),
}

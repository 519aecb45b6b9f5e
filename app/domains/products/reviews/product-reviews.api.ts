import { z } from 'zod'
import { anyone, inAStore, login, refusing } from '#platform/procedure.ts'
import { rowId } from '#shared/row-id.ts'
import { answerReview, createReview, removeReview } from './product-reviews.actions.ts'
import { listReviews, mayReview } from './product-reviews.queries.ts'
import {
  MayReview,
  Review,
  ReviewAnswer,
  ReviewCreate,
  ReviewFilter,
  ReviewPage,
  ReviewRef,
} from './product-reviews.schemas.ts'

const all = '/v1/market/review' as const
const one = `${all}/{id}` as const

export const productReviewsApi = {
  list: refusing(anyone, 'not_found')
    .route({
      method: 'GET',
      path: `${all}/of/{product_id}`,
      summary: 'O que dizem de um produto, com as contagens por estrelas',
    })
    .input(ReviewFilter)
    .output(ReviewPage)
    .handler(({ context, input }) => listReviews(context, input)),
  may: refusing(login, 'not_found')
    .route({
      method: 'GET',
      path: `${all}/may/{product_id}`,
      summary: 'Compras deste produto que ainda dá para avaliar',
    })
    .input(z.object({ product_id: rowId }))
    .output(MayReview)
    .handler(({ context, input }) => mayReview(context, input.product_id)),
  create: refusing(login, 'forbidden', 'conflict')
    .route({ method: 'POST', path: all, successStatus: 201, summary: 'Avalia o que comprou' })
    .input(ReviewCreate)
    .output(Review)
    .handler(({ context, input }) => createReview(context, input)),
  answer: refusing(inAStore, 'not_found')
    .route({ method: 'PUT', path: `${one}/answer`, summary: 'A resposta da loja a uma avaliação' })
    .input(ReviewAnswer)
    .output(Review)
    .handler(({ context, input }) => answerReview(context, input)),
  remove: refusing(login, 'forbidden', 'not_found')
    .route({ method: 'DELETE', path: one, successStatus: 204, summary: 'Apaga uma avaliação sua' })
    .input(ReviewRef)
    .output(z.void())
    .handler(({ context, input }) => removeReview(context, input.id)),
}

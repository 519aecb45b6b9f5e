import { z } from 'zod'
import { anyone, inAStore, login, Nothing } from '#platform/procedure.ts'
import { rowId } from '#shared/row-id.ts'
import { answerReview, createReview, removeReview } from './product-reviews.actions.ts'
import { listReviews, mayReview } from './product-reviews.queries.ts'
import { MayReview, Review, ReviewAnswer, ReviewCreate, ReviewFilter, ReviewPage, ReviewRef } from './product-reviews.schemas.ts'

const all = '/v1/market/review' as const
const one = `${all}/{id}` as const

export const productReviewsApi = {
  list: anyone.refusing('not_found').get(`${all}/of/{product_id}`, 'O que dizem de um produto, com as contagens por estrelas', ReviewFilter, ReviewPage, listReviews),
  may: login
    .refusing('not_found')
    .get(`${all}/may/{product_id}`, 'Compras deste produto que ainda dá para avaliar', z.object({ product_id: rowId }), MayReview, (ctx, { product_id }) =>
      mayReview(ctx, product_id),
    ),
  create: login.refusing('forbidden', 'conflict').create(all, 'Avalia o que comprou', ReviewCreate, Review, createReview),
  answer: inAStore.refusing('not_found').put(`${one}/answer`, 'A resposta da loja a uma avaliação', ReviewAnswer, Review, answerReview),
  remove: login.refusing('forbidden', 'not_found').delete(one, 'Apaga uma avaliação sua', ReviewRef, Nothing, (ctx, { id }) => removeReview(ctx, id)),
}

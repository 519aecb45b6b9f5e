import { anyone } from '#platform/procedure.ts'
import { listLiked } from './liked.queries.ts'
import { LikedFilter, LikedRanks } from './liked.schemas.ts'

export const likedApi = {
  list: anyone
    .route({ method: 'GET', path: '/v1/social/most-liked', summary: 'Os mais salvos de um período, por tipo' })
    .input(LikedFilter)
    .output(LikedRanks)
    .handler(({ context, input }) => listLiked(context, input)),
}

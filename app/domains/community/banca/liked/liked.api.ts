import { anyone } from '#platform/procedure.ts'
import { listLiked } from './liked.queries.ts'
import { LikedFilter, LikedRanks } from './liked.schemas.ts'

export const likedApi = {
  list: anyone.get('/v1/social/most-liked', 'Os mais salvos de um período, por tipo', LikedFilter, LikedRanks, listLiked),
}

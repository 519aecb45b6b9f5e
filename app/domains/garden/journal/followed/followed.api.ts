import { login } from '#platform/procedure.ts'
import { listFollowed } from './followed.queries.ts'
import { Followed } from './followed.schemas.ts'

export const followedApi = {
  list: login.get('/v1/plan-cultivation/followed', 'O que fizeram as pessoas que você segue', Followed, listFollowed),
}

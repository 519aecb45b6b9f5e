import { login } from '#platform/procedure.ts'
import { listFollowed } from './followed.queries.ts'
import { Followed } from './followed.schemas.ts'

export const followedApi = {
  list: login
    .route({
      method: 'GET',
      path: '/v1/plan-cultivation/followed',
      summary: 'O que fizeram as pessoas que você segue',
    })
    .output(Followed)
    .handler(({ context }) => listFollowed(context)),
}

import { anyone } from '#platform/procedure.ts'
import { moderationMonths } from './transparency.queries.ts'
import { ModerationMonths } from './transparency.schemas.ts'

export const transparencyApi = {
  months: anyone
    .route({
      method: 'GET',
      path: '/v1/social/report/transparency',
      summary: 'O que a moderação fez, em números por mês',
    })
    .output(ModerationMonths)
    .handler(async ({ context }) => ({ data: await moderationMonths(context) })),
}

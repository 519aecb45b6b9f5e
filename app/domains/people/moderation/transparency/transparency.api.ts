import { anyone } from '#platform/procedure.ts'
import { moderationMonths } from './transparency.queries.ts'
import { ModerationMonths } from './transparency.schemas.ts'

export const transparencyApi = {
  months: anyone.get('/v1/social/report/transparency', 'O que a moderação fez, em números por mês', ModerationMonths, async (ctx) => ({ data: await moderationMonths(ctx) })),
}

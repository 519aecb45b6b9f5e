import { anyone } from '#platform/procedure.ts'
import { linkState } from './one-time-tokens.queries.ts'
import { LinkAnswer, LinkInput } from './one-time-tokens.schemas.ts'

export const linksApi = {
  // POST, so that the token appears in no URL and no access log.
  check: anyone.post('/v1/auth/link/check', 'Diz se um link de e-mail ainda vale, sem usá-lo', LinkInput, LinkAnswer, async (ctx, input) => ({
    state: await linkState(ctx, input),
  })),
}

import { login } from '#platform/procedure.ts'
import { complete } from './completion.queries.ts'
import { CompletionFilter, Completions } from './completion.schemas.ts'

export const completionApi = {
  complete: login.refusing('not_found', 'too_many').get('/v1/social/completion', 'Completa @apelido e #hashtag: 8 no máximo', CompletionFilter, Completions, complete),
}

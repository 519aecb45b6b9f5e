import { login, refusing } from '#platform/procedure.ts'
import { complete } from './completion.queries.ts'
import { CompletionFilter, Completions } from './completion.schemas.ts'

export const completionApi = {
  complete: refusing(login, 'not_found', 'too_many')
    .route({ method: 'GET', path: '/v1/social/completion', summary: 'Completa @apelido e #hashtag: 8 no máximo' })
    .input(CompletionFilter)
    .output(Completions)
    .handler(({ context, input }) => complete(context, input)),
}

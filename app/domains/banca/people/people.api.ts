import { anyone } from '#platform/procedure.ts'
import { SuggestionFilter, Suggestions } from './people.schemas.ts'
import { listSuggestions } from './suggestions.queries.ts'

export const peopleApi = {
  suggestions: anyone
    .route({ method: 'GET', path: '/v1/social/suggestions', summary: 'Pessoas para seguir, cada uma com o motivo' })
    .input(SuggestionFilter)
    .output(Suggestions)
    .handler(({ context, input }) => listSuggestions(context, input.show)),
}

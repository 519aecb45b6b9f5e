import { anyone } from '#platform/procedure.ts'
import { SuggestionFilter, Suggestions } from './people.schemas.ts'
import { listSuggestions } from './suggestions.queries.ts'

export const peopleApi = {
  suggestions: anyone.get('/v1/social/suggestions', 'Pessoas para seguir, cada uma com o motivo', SuggestionFilter, Suggestions, (ctx, { show }) => listSuggestions(ctx, show)),
}

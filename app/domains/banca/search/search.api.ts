import { anyone, refusing } from '#platform/procedure.ts'
import { searchEverything } from './search.queries.ts'
import { SearchFilter, SearchResults } from './search.schemas.ts'

export const searchApi = {
  everything: refusing(anyone, 'too_many')
    .route({ method: 'GET', path: '/v1/social/search', summary: 'Busca em tudo o que o viewer pode ver, por tipo' })
    .input(SearchFilter)
    .output(SearchResults)
    .handler(({ context, input }) => searchEverything(context, input)),
}

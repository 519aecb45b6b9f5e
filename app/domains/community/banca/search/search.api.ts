import { anyone } from '#platform/procedure.ts'
import { searchEverything } from './search.queries.ts'
import { SearchFilter, SearchResults } from './search.schemas.ts'

export const searchApi = {
  everything: anyone.refusing('too_many').get('/v1/social/search', 'Busca em tudo o que o viewer pode ver, por tipo', SearchFilter, SearchResults, searchEverything),
}

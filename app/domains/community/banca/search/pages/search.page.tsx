import { ORPCError } from '@orpc/server'
import { data, redirect } from 'react-router'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { useRootData } from '#ui/root-data.ts'
import { clientFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { walkWithArrows } from '../components/arrow-keys.browser.ts'
import { SearchBox } from '../components/search-box.tsx'
import { SearchResults } from '../components/search-results.tsx'
import { SearchStart } from '../components/search-start.tsx'
import { useRecentSearches } from '../components/use-recent-searches.ts'
import { SHORTEST } from '../search.kinds.ts'
import { SearchFilter } from '../search.schemas.ts'
import type { Route } from './+types/search.page'

export const middleware = [access('public')]

export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.search ? `Busca: ${loaderData.search}` : 'Busca',
  description: 'Ache posts, pessoas, plantas, espaços, planos e hashtags da comunidade.',
  url: '/busca',
  noindex: Boolean(loaderData?.search),
}))

const Filters = SearchFilter.pick({ search: true, kind: true, page: true })

export async function loader({ request, url, context }: Route.LoaderArgs) {
  // As other sites call it: an address that somebody types or has kept.
  const q = url.searchParams.get('q')
  if (q !== null) throw redirect(`/busca?${new URLSearchParams({ search: q })}`)
  const api = clientFor(context.get(requestContext))
  const filter = filterOf(request, Filters)
  const { search = '', kind } = filter
  if (search.length < SHORTEST) {
    const { data: hashtags } = await api.banca.hashtags.list({ semanal: true })
    return { search, kind, hashtags, results: null, refused: null }
  }
  try {
    return { search, kind, hashtags: [], results: await api.banca.search.everything(filter), refused: null }
  } catch (error) {
    // Whoever types keeps the page with what they typed.
    if (!(error instanceof ORPCError) || error.status !== 429) throw error
    return data({ search, kind, hashtags: [], results: null, refused: error.message }, { status: 429 })
  }
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { search, kind, results, hashtags, refused } = loaderData
  const { recent, add, clear } = useRecentSearches(useRootData()?.viewer?.id ?? null)
  const keepFollowed = ({ target }: { target: EventTarget }) => {
    if (target instanceof Element && target.closest('[data-hit]')) add(search)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and clicks of the links and the box inside
    <div onKeyDown={walkWithArrows} onClick={keepFollowed} className="mx-auto max-w-3xl">
      <PageHeader title="Busca" text={results ? undefined : 'Ache pessoas, plantas, planos e conversas.'} />
      <div className="space-y-6">
        <SearchBox search={search} kind={kind} onSearched={add} />
        {refused && <Notice tone="warning">{refused}</Notice>}
        {results && <SearchResults search={search} kind={kind} results={results} />}
        {!results && !refused && <SearchStart recent={recent} onClear={clear} hashtags={hashtags} />}
      </div>
    </div>
  )
}

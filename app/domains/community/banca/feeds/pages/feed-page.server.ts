import type { RouterContextProvider } from 'react-router'
import { ofPhase } from '#domains/garden/garden/plants/cycle-day.words.ts'
import type { PlantCycle } from '#domains/garden/garden/plants/plants.schemas.ts'
import { apiFor } from '#web/api-for.server.ts'
import { notFound } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import type { FeedView } from '../feed.view.ts'
import { feedPlaceOf } from '../feed-pages.kinds.ts'
import { FeedFilter } from '../feeds.schemas.ts'

const Filters = FeedFilter.pick({ cursor: true, plant_cycle_id: true, week: true })

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/** What every page that is one feed shows; the cursor continues it without scripts. */
export async function loadFeed({ request, url, context }: Args) {
  const place = feedPlaceOf(url.pathname.replace(/\/$/, ''), !context.get(requestContext).viewer)
  if (!place) throw notFound()
  const { plant_cycle_id, week, cursor } = filterOf(request, Filters)
  const about: { plant_cycle_id?: number; week?: number } = place.phases ? { plant_cycle_id, week } : {}
  const api = apiFor(context)
  const [page, cycles] = await Promise.all([
    api.banca.feeds.read({ kind: place.kind, cursor, ...about }),
    place.phases ? api.garden.cycles.list() : null,
  ])
  cacheForVisitors(context, 'posts', ...page.data.map(({ id }) => `post:${id}`))
  const first: FeedView = { items: page.data, next_cursor: page.next_cursor, newest: page.newest }
  const cycle = cycles?.data.find(({ id }) => id === about.plant_cycle_id)
  return {
    place,
    first,
    search: searchOf(about),
    cycles: cycles?.data ?? null,
    about: cycle ? phaseOf(cycle, about.week) : null,
  }
}

/** 'Floração', 'semana 5 da floração'. */
const phaseOf = (cycle: PlantCycle, week?: number) => (week ? `semana ${week} ${ofPhase(cycle)}` : cycle.name)

function searchOf(about: Record<string, number | undefined>) {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(about)) if (value) params.set(name, String(value))
  return params.toString()
}

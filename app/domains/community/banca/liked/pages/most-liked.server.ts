import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { toPage } from '#shared/pagination.ts'
import { apiFor, type Client } from '#web/api-for.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import type { LikedTarget, Period } from '../liked.kinds.ts'
import { periods } from '../liked.kinds.ts'

const Query = z.object({ period: z.enum(periods).default('mes') })

/** The period that a page of rankings shows. */
export const periodOf = (request: Request) => filterOf(request, Query).period

export const rankedPlants = (api: Client, period: Period, show: number) =>
  ranking(api, 'plant', period, show, (plants_id) => api.garden.plants.list({ plants_id, per_page: show }))
export const rankedSpaces = (api: Client, period: Period, show: number) =>
  ranking(api, 'space', period, show, (spaces_id) => api.garden.spaces.list({ spaces_id, per_page: show }))
export const rankedPlans = (api: Client, period: Period, show: number) =>
  ranking(api, 'plan', period, show, (plan_cultivations_id) => api.plans.list({ plan_cultivations_id, per_page: show }))
export const rankedPosts = (api: Client, period: Period, show: number) =>
  ranking(api, 'post', period, show, (posts_id) => api.banca.posts.list({ posts_id, per_page: show }))

/** The cards of a ranking, in its order, as one page. */
async function ranking<Card extends { id: number }>(
  api: Client,
  target: LikedTarget,
  period: Period,
  show: number,
  cardsOf: (ids: number[]) => Promise<{ data: Card[] }>,
) {
  const { data } = await api.banca.liked.list({ target, period, show })
  const ids = data.map(({ id }) => id)
  const cards = ids.length ? await cardsOf(ids) : { data: [] }
  const cardOf = new Map(cards.data.map((card) => [card.id, card]))
  const ranked = ids.flatMap((id) => cardOf.get(id) ?? [])
  return toPage(ranked, ranked.length, { page: 1, per_page: show })
}

export const apiOf = (context: Readonly<RouterContextProvider>) => apiFor(context)

/** Shared by visitors until the next count, or until something that is shown changes. */
export const cacheRanking = (context: Readonly<RouterContextProvider>, kind: string, things: { id: number }[]) =>
  cacheForVisitors(context, 'liked', ...things.map(({ id }) => `${kind}:${id}`))

import type { Context } from '#platform/context.ts'
import { addressOf } from '#platform/rate-limit/address.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { type Page, windowOf } from '#shared/pagination.ts'
import { correctionOf } from './corrections.queries.ts'
import { finderOf } from './finders.registry.ts'
import { findHashtags, findPeople, findPlans, findPlants, findSpaces } from './names.queries.ts'
import { findPosts } from './posts-found.queries.ts'
import {
  BEST,
  COUNTED,
  type Found,
  MOST,
  PER_PAGE,
  type SearchKind,
  SHORTEST,
  searchKinds,
  type Window,
} from './search.kinds.ts'
import type { SearchFilter, SearchResults } from './search.schemas.ts'

const sentence = 'Você buscou muitas vezes seguidas. Espere um minuto e tente de novo.'
/** Somebody who types without a pause searches about twice a second. */
const ofPerson: Limit = { name: 'search-person', points: 120, seconds: 60, sentence }
/** Behind one address there may be a few. */
const ofAddress: Limit = { name: 'search-address', points: 180, seconds: 60, sentence }

/** The best of each kind, or a page of one and the number of the others. A query per kind, at the same time. */
export async function searchEverything(ctx: Context, filter: SearchFilter): Promise<SearchResults> {
  const search = filter.search ?? ''
  if (search.length < SHORTEST) return nothing(filter)
  await (ctx.viewer ? countAttempt(ctx, ofPerson, String(ctx.viewer.id)) : countAttempt(ctx, ofAddress, addressOf(ctx)))
  const found = await findAll(ctx, search, filter)
  const correction = found.posts.total === 0 ? await correctionOf(ctx, search) : null
  if (!correction || named(found) > 0) return { ...found, correction, corrected: false }
  return { ...more(found, await findAll(ctx, correction, filter)), correction, corrected: true }
}

type Kinds = Omit<SearchResults, 'correction' | 'corrected'>

async function findAll(ctx: Context, search: string, filter: SearchFilter): Promise<Kinds> {
  const find = async <T>(
    kind: SearchKind,
    finder: (ctx: Context, search: string, window: Window) => Promise<Found<T>>,
  ) => toFound(filter, kind, await finder(ctx, search, windowFor(filter, kind)))
  const [posts, people, plants, spaces, plans, hashtags, product, store, blog, course, cup, help] = await Promise.all([
    find('posts', findPosts),
    find('people', findPeople),
    find('plants', findPlants),
    find('spaces', findSpaces),
    find('plans', findPlans),
    find('hashtags', findHashtags),
    find('product', finderOf('product')),
    find('store', finderOf('store')),
    find('blog', finderOf('blog')),
    find('course', finderOf('course')),
    find('cup', finderOf('cup')),
    find('help', finderOf('help')),
  ])
  return { posts, people, plants, spaces, plans, hashtags, product, store, blog, course, cup, help }
}

/** What is called or tells so: no slip, then. */
const named = ({ store, blog, course }: Kinds) => store.total + blog.total + course.total

/** Of each kind what found more: names like what was typed are not lost for a word that is spelled right. */
function more(typed: Kinds, corrected: Kinds): Kinds {
  const better = searchKinds.filter((kind) => corrected[kind].total > typed[kind].total)
  return { ...typed, ...Object.fromEntries(better.map((kind) => [kind, corrected[kind]])) }
}

function windowFor(filter: SearchFilter, kind: SearchKind): Window {
  if (!filter.kind) return { limit: filter.per_page ?? filter.show ?? BEST, offset: 0, most: COUNTED }
  if (filter.kind !== kind) return { limit: 0, offset: 0, most: COUNTED }
  return { ...windowOf(filter, PER_PAGE), most: MOST }
}

function toFound<T>(filter: SearchFilter, kind: SearchKind, { total, data }: Found<T>): Page<T> {
  const per_page = filter.per_page ?? filter.show ?? (filter.kind ? PER_PAGE : BEST)
  const mine = filter.kind === kind
  const last_page = mine ? Math.max(1, Math.ceil(total / per_page)) : 1
  return { data, total, per_page, current_page: mine ? filter.page : 1, last_page }
}

function nothing(filter: SearchFilter): SearchResults {
  const none = (kind: SearchKind) => toFound<never>(filter, kind, { total: 0, data: [] })
  return {
    posts: none('posts'),
    people: none('people'),
    plants: none('plants'),
    spaces: none('spaces'),
    plans: none('plans'),
    hashtags: none('hashtags'),
    product: none('product'),
    store: none('store'),
    blog: none('blog'),
    course: none('course'),
    cup: none('cup'),
    help: none('help'),
    correction: null,
    corrected: false,
  }
}

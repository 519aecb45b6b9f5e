import type { PlantCard } from '#domains/garden/garden/plants/plants.schemas.ts'
import { updateView } from '#domains/garden/journal/updates/update.view.ts'
import type { Today } from '#domains/growing/agenda/today/today.schemas.ts'
import { now } from '#shared/clock.ts'
import { dayKey } from '#shared/dates.ts'
import type { Page } from '#shared/pagination.ts'
import type { Client } from '#web/api-for.server.ts'
import type { FirstStepsProps } from '../components/first-steps.tsx'
import { nextStep } from '../components/first-steps.words.ts'
import type { FollowedLine } from '../components/followed-feed.tsx'
import type { GrowerHomeProps } from '../components/grower-home.tsx'
import {
  courseLine,
  type HouseLine,
  orderLine,
  postLine,
  robotsLine,
  todayLine,
} from '../components/house-lines.view.ts'
import { inTurn } from '../components/own-plants.view.ts'

/** Own plants that the front page has room for. */
const SHOWN = 8
/** Of these, the newest, those that come first in their turn. */
const READ = 48

/** What a grower finds on the front page, but for the open gardens. */
export async function growerHome(api: Client, nickname: string): Promise<Omit<GrowerHomeProps, 'plants' | 'cup'>> {
  const [today, { data: climate }, own, followed, { noted }, rooms] = await Promise.all([
    api.agenda.today.show(),
    api.climate.alerts(),
    api.garden.plants.list({ user: nickname, archived: false, per_page: READ, page: 1 }),
    api.journal.followed.list(),
    api.journal.updates.noted(),
    roomsOf(api, nickname),
  ])
  const garden = own.total > 0 ? [todayLine(today)] : []
  return {
    nickname,
    // Who keeps a diary of several plants is no newcomer.
    first: noted && own.total > 1 ? null : await firstSteps(api, nickname, own, today),
    today,
    climate,
    house: [...garden, ...rooms],
    own: { ...own, data: inTurn(own.data, today.groups, now()).slice(0, SHOWN) },
    followed: { lines: followed.data.map(lineOf), following: followed.following },
  }
}

/** What is on in the other rooms; one in which there is nothing is left out. */
async function roomsOf(api: Client, nickname: string): Promise<HouseLine[]> {
  const [robots, posts, orders, courses] = await Promise.all([
    api.devices.devices.list({ page: 1 }),
    api.banca.feeds.read({ kind: 'recent', per_page: 3 }),
    api.orders.own.list({ page: 1 }),
    api.enrolment.enrolments.mine({ page: 1 }),
  ])
  const post = posts.data.find(({ user }) => user.nickname !== nickname)
  return [
    ...robotsLine(robots.data, robots.total),
    ...orderLine(orders.data, dayKey(now())),
    ...courseLine(courses.data),
    ...(post ? [postLine(post)] : []),
  ]
}

/** Null once all three are done. */
async function firstSteps(
  api: Client,
  nickname: string,
  own: Page<PlantCard>,
  { groups, done, next }: Today,
): Promise<FirstStepsProps | null> {
  const spaces = await api.garden.spaces.list({ user: nickname, per_page: 1, page: 1 })
  const reminder = groups.length > 0 || done.length > 0 || next !== null
  const begun = { plant: own.total > 0, space: spaces.total > 0, reminder }
  return nextStep(begun) && { begun, plant: own.data[0] ?? null }
}

type Update = Awaited<ReturnType<Client['journal']['followed']['list']>>['data'][number]

function lineOf(update: Update): FollowedLine {
  const { id, title, text, chips, happened_at, photos } = updateView(update)
  const { user, plant, more_plants } = update
  const photo = photos[0]?.document ?? null
  return { id, title, text, chips, happened_at, ...user, plant, photo, more_plants }
}

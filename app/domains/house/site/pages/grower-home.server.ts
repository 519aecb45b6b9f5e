import type { PlantCard } from '#domains/garden/garden/plants/plants.schemas.ts'
import { updateView } from '#domains/garden/journal/updates/update.view.ts'
import type { Today } from '#domains/growing/agenda/today/today.schemas.ts'
import type { Page } from '#shared/pagination.ts'
import type { Client } from '#web/api-for.server.ts'
import type { FirstStepsProps } from '../components/first-steps.tsx'
import { nextStep } from '../components/first-steps.words.ts'
import type { FollowedLine } from '../components/followed-feed.tsx'
import type { GrowerHomeProps } from '../components/grower-home.tsx'

/** Own plants that the front page has room for. */
const SHOWN = 8

/** What a grower finds on the front page, but for the open gardens. */
export async function growerHome(api: Client, nickname: string): Promise<Omit<GrowerHomeProps, 'plants' | 'cup'>> {
  const [today, { data: climate }, own, followed, { noted }] = await Promise.all([
    api.agenda.today.show(),
    api.climate.alerts(),
    api.garden.plants.list({ user: nickname, archived: false, per_page: SHOWN, page: 1 }),
    api.journal.followed.list(),
    api.journal.updates.noted(),
  ])
  return {
    nickname,
    // Who keeps a diary of several plants is no newcomer.
    first: noted && own.total > 1 ? null : await firstSteps(api, nickname, own, today),
    today,
    climate,
    own,
    followed: { lines: followed.data.map(lineOf), following: followed.following },
  }
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

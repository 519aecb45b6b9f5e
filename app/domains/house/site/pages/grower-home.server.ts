import type { PlantCard } from '#domains/garden/garden/plants/plants.schemas.ts'
import { updateView } from '#domains/garden/journal/updates/update.view.ts'
import type { Page } from '#shared/pagination.ts'
import type { Client } from '#web/api-for.server.ts'
import type { FirstStepsProps } from '../components/first-steps.tsx'
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
    first: noted ? null : await firstSteps(api, nickname, own),
    today,
    climate,
    own,
    followed: { lines: followed.data.map(lineOf), following: followed.following },
  }
}

/** Only for those who have noted nothing yet. */
async function firstSteps(api: Client, nickname: string, own: Page<PlantCard>): Promise<FirstStepsProps> {
  const spaces = await api.garden.spaces.list({ user: nickname, per_page: 1, page: 1 })
  return {
    begun: { space: spaces.total > 0, plant: own.total > 0, update: false },
    ground: { plant: own.data[0]?.slug ?? null, space: spaces.total === 1 ? (spaces.data[0]?.id ?? null) : null },
  }
}

type Update = Awaited<ReturnType<Client['journal']['followed']['list']>>['data'][number]

function lineOf(update: Update): FollowedLine {
  const { id, title, text, chips, happened_at, photos } = updateView(update)
  const { user, plant, more_plants } = update
  const photo = photos[0]?.document ?? null
  return { id, title, text, chips, happened_at, ...user, plant, photo, more_plants }
}

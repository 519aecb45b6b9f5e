export { audiencesOf } from '../../audiences/audience.policy.ts'

import type { Client } from '#web/api-for.server.ts'

const MOST = 100

/** What a post may be about: one's own living plants, spaces and plans. */
export async function postChoices({ garden, plans }: Client, user: string) {
  const own = { user, per_page: MOST }
  const [plants, spaces, plansOfMine] = await Promise.all([
    garden.plants.list({ ...own, order_by: 'name' }),
    garden.spaces.list({ ...own, order_by: 'name' }),
    plans.list(own),
  ])
  const named = (things: { id: number; name: string; private: boolean }[]) =>
    things.map(({ id, name, private: isPrivate }) => ({ id, name, isPrivate }))
  return { plants: named(plants.data), spaces: named(spaces.data), plans: named(plansOfMine.data) }
}
export type PostChoices = Awaited<ReturnType<typeof postChoices>>

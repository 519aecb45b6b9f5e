export { audiencesOf } from '../../audiences/audience.policy.ts'

import type { Client } from '#web/api-for.server.ts'

const MOST = 100

/** What a post may be about: one's own living plants, spaces and plans; and the courses that the viewer teaches. */
export async function postChoices({ garden, plans, courses }: Client, user: string) {
  const own = { user, per_page: MOST }
  const [plants, spaces, plansOfMine, taught] = await Promise.all([
    garden.plants.list({ ...own, order_by: 'name' }),
    garden.spaces.list({ ...own, order_by: 'name' }),
    plans.list(own),
    courses.courses.taught({ per_page: MOST, order_by: 'title', order_type: 'asc' }),
  ])
  const named = (things: { id: number; name: string; private: boolean }[]) =>
    things.map(({ id, name, private: isPrivate }) => ({ id, name, isPrivate }))
  return {
    ...{ plants: named(plants.data), spaces: named(spaces.data), plans: named(plansOfMine.data) },
    courses: taught.data.map(({ id, title }) => ({ id, title })),
  }
}
export type PostChoices = Awaited<ReturnType<typeof postChoices>>

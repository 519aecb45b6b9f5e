export { audiencesOf } from '../../audiences/audience.policy.ts'

import { smallestOf } from '#shared/photo-view.ts'
import type { Client } from '#web/api-for.server.ts'

const MOST = 100

/** What a post may be about: one's own living plants, spaces and plans; and the courses that the viewer teaches. */
export async function postChoices({ garden, plans, courses, enrolment, journal }: Client, user: string) {
  const own = { user, per_page: MOST }
  const [plants, spaces, plansOfMine, taught, taken, touched] = await Promise.all([
    garden.plants.list({ ...own, order_by: 'name' }),
    garden.spaces.list({ ...own, order_by: 'name' }),
    plans.list(own),
    courses.courses.taught({ per_page: MOST, order_by: 'title', order_type: 'asc' }),
    enrolment.enrolments.mine({ per_page: MOST }),
    journal.quickLog.show(),
  ])
  const onSale = taught.data.filter(({ state }) => state === 'publicado')
  const told = new Map([...onSale, ...taken.data.filter((one) => one.has_page)].map(({ id, title }) => [id, title]))
  const named = (things: { id: number; name: string; private: boolean }[]) =>
    things.map(({ id, name, private: isPrivate }) => ({ id, name, isPrivate }))
  // Staff, who corrects another's post, touched none of these.
  const places = new Map(touched.plants.map(({ id }, at) => [id, at]))
  const placeOf = ({ id }: { id: number }) => places.get(id) ?? MOST
  const pictures = new Map(plants.data.map(({ id, photos: [photo] }) => [id, photo && smallestOf(photo.document)]))
  return {
    plants: named(plants.data.toSorted((a, b) => placeOf(a) - placeOf(b))).map((plant) => ({
      ...plant,
      picture: pictures.get(plant.id) ?? null,
    })),
    ...{ spaces: named(spaces.data), plans: named(plansOfMine.data) },
    /** Courses to tell of: those that the viewer takes or has on sale. */
    toTell: [...told].map(([id, title]) => ({ id, title })),
    courses: taught.data.map(({ id, title }) => ({ id, title })),
  }
}

export type PostChoices = Awaited<ReturnType<typeof postChoices>>

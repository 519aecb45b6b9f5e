import { spaceChoices } from '#domains/garden/garden/spaces/pages/space-choices.server.ts'
import type { Client } from '#web/api-for.server.ts'
import type { JarChoices } from '../components/jar-form.tsx'

type Choice = { id: number; name: string }
/** Current values, which stay selectable when they left the lists: archived, living again, changed kind. */
type Chosen = { plant?: Choice | null; space?: Choice | null }

/** Select options: the owner's harvests and curing spaces. */
export async function jarChoices(api: Client, user: string, { plant, space }: Chosen): Promise<JarChoices> {
  const [plants, spaces] = await Promise.all([
    api.garden.plants.list({ user, per_page: 100, order_by: 'name', status: 'colhida' }),
    spaceChoices(api, user, 'cura'),
  ])
  return { plants: including(plant, plants.data), spaces: including(space, spaces) }
}

const including = (chosen: Choice | null | undefined, list: Choice[]): Choice[] =>
  [...(chosen && !list.some(({ id }) => id === chosen.id) ? [chosen] : []), ...list].map(({ id, name }) => ({
    id,
    name,
  }))

import { spaceChoices } from '#domains/garden/spaces/pages/space-choices.server.ts'
import type { Client } from '#web/api-for.server.ts'
import type { JarChoices } from '../components/jar-form.tsx'

type Choice = { id: number; name: string }
/** What is chosen already, also when the lists have it no more: archived, living again, of another kind now. */
type Chosen = { plant?: Choice | null; space?: Choice | null }

/** The grower's harvests and spaces for cure. */
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

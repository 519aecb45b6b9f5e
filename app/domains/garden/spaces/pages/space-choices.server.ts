import type { Client } from '#web/api-for.server.ts'
import { isAfterHarvest, kindOf } from '../space.kinds.ts'
import type { SpaceCard } from '../spaces.schemas.ts'

/** The spaces that a grower's plant may stand in, or those of one kind, for a select. */
export async function spaceChoices(api: Client, user: string, kind?: SpaceCard['kind']) {
  const { data } = await api.garden.spaces.list({ user, kind, per_page: 100, order_by: 'name' })
  return data.map((space) => ({ id: space.id, name: kind ? space.name : apartView(space) }))
}

/** Those for drying and cure say so, unless their name does. */
function apartView({ name, kind }: Pick<SpaceCard, 'name' | 'kind'>) {
  const word = kindOf(kind).label.toLowerCase()
  return isAfterHarvest(kind) && !name.toLowerCase().includes(word) ? `${name} (${word})` : name
}

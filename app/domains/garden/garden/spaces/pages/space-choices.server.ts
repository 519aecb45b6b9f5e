import type { Client } from '#web/api-for.server.ts'
import { isAfterHarvest, kindOf } from '../space.kinds.ts'
import type { SpaceCard } from '../spaces.schemas.ts'

/** Select options: the owner's spaces for a plant, or those of one kind. */
export async function spaceChoices(api: Client, user: string, kind?: SpaceCard['kind']) {
  const { data } = await api.garden.spaces.list({ user, kind, per_page: 100, order_by: 'name' })
  return data.map((space) => ({ id: space.id, name: kind ? space.name : apartView(space) }))
}

/** Names of drying and curing spaces include their kind, unless the name already does. */
function apartView({ name, kind }: Pick<SpaceCard, 'name' | 'kind'>) {
  const word = kindOf(kind).label.toLowerCase()
  return isAfterHarvest(kind) && !name.toLowerCase().includes(word) ? `${name} (${word})` : name
}

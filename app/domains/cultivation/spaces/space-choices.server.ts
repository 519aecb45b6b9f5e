import type { Client } from '../../../api-for.server.ts'
import { isAfterHarvest } from './after-harvest.ts'
import { kindOf } from './space-kinds.ts'
import type { SpaceCard } from './spaces.schemas.ts'

/** The spaces that a grower's plant may stand in, for a select; those for drying and cure say so. */
export async function spaceChoices(api: Client, user: string, kind?: SpaceCard['kind']) {
  const { data } = await api.cultivation.spaces.list({ user, kind, per_page: 100, order_by: 'name' })
  return data.map(({ id, name, kind: own }) => ({
    id,
    name: isAfterHarvest(own) ? `${name} (${kindOf(own).label.toLowerCase()})` : name,
  }))
}

import type { Client } from '../../../api-for.server.ts'
import { isAfterHarvest } from './after-harvest.ts'
import { kindOf } from './space-kinds.ts'

/** The spaces that a grower's plant may stand in, for a select; those for drying and cure say so. */
export async function spaceChoices(api: Client, user: string) {
  const { data } = await api.cultivation.spaces.list({ user, per_page: 100, order_by: 'name' })
  return data.map(({ id, name, kind }) => ({
    id,
    name: isAfterHarvest(kind) ? `${name} (${kindOf(kind).label.toLowerCase()})` : name,
  }))
}

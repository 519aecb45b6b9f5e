import type { ActionFunctionArgs } from 'react-router'
import { apiFor } from '#web/api-for.server.ts'
import { viewerOf } from '#web/page-context.server.ts'

/** Ids as an address has them: '1,2,3', or one by one. */
export const plantIdsIn = (texts: string[]): number[] =>
  texts
    .flatMap((some) => some.split(','))
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
    .slice(0, 100)

/** The viewer's plants among these: a group, or a selection. */
export async function namedPlants({ context }: Pick<ActionFunctionArgs, 'context'>, plants_id: number[]) {
  if (!plants_id.length) return []
  const filter = { plants_id, user: viewerOf(context).nickname, per_page: 100, order_by: 'name' } as const
  const { data } = await apiFor(context).garden.plants.list(filter)
  return data.map(({ id, slug, name, status, plant_cycle }) => ({ id, slug, name, status, cycle: plant_cycle.slug }))
}

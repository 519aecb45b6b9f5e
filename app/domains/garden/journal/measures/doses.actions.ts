import { and, eq, inArray } from 'drizzle-orm'
import { stuffs } from '#domains/garden/garden/stuffs/stuffs.table.ts'
import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import type { DoseInput } from '../updates/updates.schemas.ts'
import { update_doses } from '../updates/updates.table.ts'

/**
 * Inserts the same doses for these updates; items belong to the user `owner_id`, and are stored with their current
 * name, or with the earlier one in `called`.
 */
export async function insertDoses(
  tx: Context,
  update_ids: number[],
  doses: DoseInput[],
  owner_id: number,
  called = new Map<number | null, string>(),
) {
  if (!doses.length) return
  const ids = doses.flatMap(({ stuff_id }) => stuff_id ?? [])
  const own = and(inArray(stuffs.id, ids), eq(stuffs.created_by, owner_id))
  const items = ids.length ? await tx.db.select({ id: stuffs.id, name: stuffs.name }).from(stuffs).where(own) : []
  const named = doses.map(({ stuff_id, name, ...dose }, position) => {
    const item = items.find(({ id }) => id === stuff_id)
    if (stuff_id && !item) throw invalidField(`doses.${position}.stuff_id`, 'Escolha um dos seus produtos.')
    if (!item && !name) throw invalidField(`doses.${position}.name`, 'Informe o produto.')
    return { ...dose, position, stuff_id: item?.id ?? null, name: item ? (called.get(item.id) ?? item.name) : name }
  })
  await tx.db
    .insert(update_doses)
    .values(update_ids.flatMap((update_id) => named.map((dose) => ({ ...dose, update_id }))))
}

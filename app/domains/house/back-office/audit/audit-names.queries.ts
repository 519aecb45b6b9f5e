import { inArray } from 'drizzle-orm'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import { product_categories } from '#domains/market/products/categories/product-categories.table.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { contact_messages } from '#domains/people/support/contacts/contacts.table.ts'
import type { Context } from '#platform/context.ts'
import type { Names } from './audit-changes.view.ts'
import { type Reference, references } from './audit-fields.words.ts'

type Entry = { before: unknown; after: unknown }

/** What the fields of entries point at, also of old ones: a query for each kind that is there. */
export async function namesIn({ db }: Context, entries: Entry[]): Promise<Names> {
  const people = (ids: number[]) =>
    db.select({ id: users.id, name: users.nickname }).from(users).where(inArray(users.id, ids))
  const named = (table: typeof catalogue_items | typeof spaces | typeof stores | typeof product_categories) => {
    return (ids: number[]) => db.select({ id: table.id, name: table.name }).from(table).where(inArray(table.id, ids))
  }
  const read: Record<Reference, (ids: number[]) => Promise<{ id: number; name: string | null }[]>> = {
    ...{ assigned_to: people, about_user_id: people, user_id: people, space_id: named(spaces) },
    ...{ plan_status_id: named(catalogue_items), plant_cycle_id: named(catalogue_items) },
    ...{ store_id: named(stores), parent_id: named(product_categories) },
  }
  const found = await Promise.all(
    (Object.keys(references) as Reference[]).map(async (key) => {
      const ids = idsOf(key, entries)
      const rows = ids.length ? await read[key](ids) : []
      return [key, new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])))] as const
    }),
  )
  return Object.fromEntries(found)
}

/** What people call a ticket by, of those that are not erased: its protocol, by the entry's subject. */
export async function protocolsIn({ db }: Context, subjects: string[]): Promise<Map<string, string>> {
  const uuids = subjects.flatMap((subject) => subject.match(/^ticket:([0-9a-f-]{36})$/)?.[1] ?? [])
  const { uuid, protocol } = contact_messages
  const rows = uuids.length
    ? await db.select({ uuid, protocol }).from(contact_messages).where(inArray(uuid, uuids))
    : []
  return new Map(rows.map((row) => [`ticket:${row.uuid}`, row.protocol]))
}

const idsOf = (key: Reference, entries: Entry[]) => [
  ...new Set(
    entries
      .flatMap(({ before, after }) => [before, after])
      .map((side) => (side as Record<string, unknown> | null)?.[key])
      .filter((id): id is number => Number.isInteger(id)),
  ),
]

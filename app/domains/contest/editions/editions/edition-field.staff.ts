import { desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Context } from '#platform/context.ts'
import { reference } from '#platform/staff/staff-fields.ts'
import { cup_editions } from './cup-editions.table.ts'

/** The edition that a row of a list belongs to. */
export const edition = () =>
  reference('Edição', {
    table: cup_editions,
    title: cup_editions.name,
    by: desc(cup_editions.entries_at),
    gone: 'Essa edição não existe mais.',
  })

/** The rows of the configured edition before those of others. */
export const runningFirst =
  (edition_id: PgColumn) =>
  ({ env }: Context): SQL =>
    sql`(select ce.slug = ${env.cup_edition} from cup_editions ce where ce.id = ${edition_id}) desc`

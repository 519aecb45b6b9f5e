import { desc } from 'drizzle-orm'
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

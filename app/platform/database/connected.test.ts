import { sql } from 'drizzle-orm'
import { integer, pgTable } from 'drizzle-orm/pg-core'
import { expect, test } from '#tests/fixtures.ts'

const shelves = pgTable('shelves', { id: integer(), shop_id: integer() })

test('a column in a selection names its table, so that a subquery does not take it for its own', ({ ctx: { db } }) => {
  const books = sql<number>`(select count(*) from books b where b.shelf_id = ${shelves.id})`
  const text = /b\.shelf_id = "shelves"\."id"/
  expect(db.select({ books }).from(shelves).toSQL().sql).toMatch(text)
  expect(db.insert(shelves).values({ id: 1 }).returning({ books }).toSQL().sql).toMatch(text)
  expect(db.update(shelves).set({ id: 1 }).returning({ books }).toSQL().sql).toMatch(text)
  expect(db.delete(shelves).returning({ books }).toSQL().sql).toMatch(text)
})

import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity } from '#platform/database/columns.ts'

/** The simple lists of the site: name, order, icon. One table and one set of pages for all. */
export const catalogueNames = [
  'ciclos_da_planta',
  'aparencia_da_planta',
  'cuidados_planta',
  'saude_da_planta',
  'status-plano-de-cultivo',
] as const
export type CatalogueName = (typeof catalogueNames)[number]

export const catalogue_items = pgTable(
  'catalogue_items',
  {
    id: identity(),
    catalogue: text({ enum: catalogueNames }).notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    order: integer().notNull(),
    icon_url: text(),
    active: boolean().notNull().default(true),
  },
  (t) => [
    uniqueIndex('catalogue_items_slug').on(t.catalogue, t.slug),
    uniqueIndex('catalogue_items_name').on(t.catalogue, t.name),
    index('catalogue_items_order').on(t.catalogue, t.order, t.id),
  ],
)
export type CatalogueItem = typeof catalogue_items.$inferSelect

import { boolean, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity } from '#platform/database/columns.ts'
import { siteNetworkKinds } from './site-network.kinds.ts'

/** The site's own social networks, shown in the footer and on the contact page. */
export const site_networks = pgTable(
  'site_networks',
  {
    id: identity(),
    kind: text({ enum: siteNetworkKinds }).notNull(),
    address: text().notNull(),
    order: smallint().notNull(),
    active: boolean().notNull().default(true),
  },
  (t) => [uniqueIndex('site_networks_address').on(t.address), index('site_networks_order').on(t.order, t.id)],
)
export type SiteNetworkRow = typeof site_networks.$inferSelect

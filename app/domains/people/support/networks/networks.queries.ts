import { asc, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { type BuildArgs, statement } from '#platform/database/statement.ts'
import type { SiteNetworkLink } from './networks.schemas.ts'
import { site_networks } from './networks.table.ts'
import { siteNetworks } from './site-network.kinds.ts'

const activeNetworks = statement('site_networks', ({ db }: BuildArgs) =>
  db
    .select({ kind: site_networks.kind, address: site_networks.address })
    .from(site_networks)
    .where(eq(site_networks.active, true))
    .orderBy(asc(site_networks.order), asc(site_networks.id)),
)

/** The site's networks in order, for the footer of every page. */
export async function networkLinks(ctx: Context): Promise<{ data: SiteNetworkLink[] }> {
  const rows = await activeNetworks(ctx, {})
  return { data: rows.map(({ kind, address }) => ({ label: siteNetworks[kind].label, address })) }
}

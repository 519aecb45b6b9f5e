import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { type BuildArgs, statement } from '#platform/database/statement.ts'
import { AppError } from '#platform/errors.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import type { SiteNetwork, SiteNetworkFilter, SiteNetworkLink } from './networks.schemas.ts'
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

export async function listNetworks({ db }: Context, filter: SiteNetworkFilter): Promise<Page<SiteNetwork>> {
  const { limit, offset } = windowOf(filter)
  const where = and(
    filter.active === undefined ? undefined : eq(site_networks.active, filter.active),
    filter.search ? contains(site_networks.address, filter.search) : undefined,
  )
  const direction = filter.order_type === 'desc' ? desc : asc
  const [rows, totals] = await Promise.all([
    db
      .select()
      .from(site_networks)
      .where(where)
      .orderBy(direction(site_networks[filter.order_by]), asc(site_networks.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(site_networks).where(where),
  ])
  return toPage(rows, totals[0]?.total ?? 0, filter)
}

/** One network, optionally locked for a write; else 404. */
export async function findNetwork({ db }: Context, id: number, lock?: 'lock'): Promise<SiteNetwork> {
  const query = db.select().from(site_networks).where(eq(site_networks.id, id))
  const [network] = lock ? await query.for('update') : await query
  if (!network) throw new AppError('not_found', 'Essa rede não está mais na lista.')
  return network
}

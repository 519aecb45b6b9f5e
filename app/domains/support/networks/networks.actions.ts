import { and, eq, ne } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import { purge } from '#platform/cache/purge.ts'
import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { pick } from '#shared/pick.ts'
import { findNetwork } from './networks.queries.ts'
import type { SiteNetwork, SiteNetworkChange, SiteNetworkInput } from './networks.schemas.ts'
import { site_networks } from './networks.table.ts'
import { networkAddress } from './site-network.kinds.ts'

export const createNetwork = (ctx: Context, input: SiteNetworkInput): Promise<SiteNetwork> =>
  ctx.transaction(async (tx) => {
    const [row] = await tx.db.insert(site_networks).values(written(input)).onConflictDoNothing().returning()
    if (!row) throw taken
    return noted(tx, 'network.created', row)
  })

export const changeNetwork = (ctx: Context, { id, ...edit }: SiteNetworkChange): Promise<SiteNetwork> =>
  ctx.transaction(async (tx) => {
    const before = await findNetwork(tx, id, 'lock')
    const set = written(mergeEdit(edit, pick(before, 'kind', 'address', 'order', 'active')))
    const same = and(eq(site_networks.address, set.address), ne(site_networks.id, id))
    if ((await tx.db.select({ id: site_networks.id }).from(site_networks).where(same)).length) throw taken
    await tx.db.update(site_networks).set(set).where(eq(site_networks.id, id))
    return noted(tx, 'network.changed', { id, ...set }, before)
  })

export const removeNetwork = (ctx: Context, id: number): Promise<void> =>
  ctx.transaction(async (tx) => {
    const before = await findNetwork(tx, id, 'lock')
    await tx.db.delete(site_networks).where(eq(site_networks.id, id))
    await noted(tx, 'network.deleted', before, before)
  })

const taken = invalidField('address', 'Esse endereço já está na lista.')

/** The address as the network writes it; the schema has checked it. */
const written = ({ address, ...input }: SiteNetworkInput) => ({
  ...input,
  address: networkAddress(input.kind, address) ?? address,
})

/** The footer is on every visitors' page, and 'catalogues' is a tag of them all. */
async function noted(tx: Context, action: string, after: SiteNetwork, before?: SiteNetwork) {
  await audit(tx, { action, subject: `network:${after.id}`, before, after })
  await purge(tx, 'catalogues')
  return after
}

import { eq } from 'drizzle-orm'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import type { Context } from '#platform/context.ts'
import { tellPerson, tellStoreTeam } from '../tell.actions.ts'
import type { Partnership } from './partnerships.table.ts'

type Told = { title: string; text: string; key: string }

/** Tells the side to which it was proposed. */
export const tellPartner = (tx: Context, { partner_user_id, partner_store_id }: Partnership, told: Told) =>
  partner_store_id === null
    ? tellPerson(tx, partner_user_id ?? 0, { ...told, url: '/vendedor/parcerias' })
    : tellStore(tx, partner_store_id, told)

/** Tells the store that proposed it. */
export const tellProposer = (tx: Context, { store_id }: Partnership, told: Told) => tellStore(tx, store_id, told)

async function tellStore(tx: Context, store_id: number, told: Told) {
  const [store] = await tx.db.select({ slug: stores.slug }).from(stores).where(eq(stores.id, store_id))
  if (store) await tellStoreTeam(tx, store_id, { ...told, url: `/vendedor/dashboard/${store.slug}/parcerias` })
}

import { and, eq, isNull } from 'drizzle-orm'
import { can } from '#platform/access/viewer.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { byIdOrSlug } from '#platform/owned/owned.ts'
import { type Store, stores } from '../stores/stores.table.ts'
import { NO_ROLE } from './no-role.words.ts'
import { roleHas, type StoreRight } from './rights.model.ts'
import { store_members } from './store-members.table.ts'
import type { StoreRole } from './store-role.kinds.ts'

/** Stores that everybody knows of: open, or once open. */
export const isKnown = ({ state }: Pick<Store, 'state'>) => state === 'aberta' || state === 'suspensa'

export type InStore = { store: Store; role: StoreRole; staff: boolean }

/**
 * The store in which the viewer works, or cares for as staff (who has every right), with the right named. Behind the
 * access rule `store`. Inside a transaction, `lock` keeps the store as it is until the commit.
 * @throws 404 for a store that is not, or that strangers do not know of; 403 without a role; 403 without the right.
 */
export async function inStore(
  ctx: Context,
  id_or_slug: string | number,
  right: StoreRight,
  options: { lock?: 'update' | 'share' } = {},
): Promise<InStore> {
  const viewer = signedIn(ctx)
  const read = ctx.db
    .select({ store: stores, role: store_members.role })
    .from(stores)
    .leftJoin(store_members, and(eq(store_members.store_id, stores.id), eq(store_members.user_id, viewer.id)))
    .where(and(byIdOrSlug(stores, String(id_or_slug)), isNull(stores.deleted_at)))
    .limit(1)
  const [found] = await (options.lock ? read.for(options.lock, { of: stores }) : read)
  const staff = can(viewer, 'marketplace.manage')
  const role = found?.role ?? (staff ? 'owner' : null)
  if (!found || (!role && !isKnown(found.store))) throw new AppError('not_found', 'Não encontramos essa loja.')
  if (!role) throw new AppError('forbidden', NO_ROLE)
  if (!roleHas(role, right) && !staff)
    throw new AppError('forbidden', 'Seu papel nesta loja não permite isso. Fale com quem é dono dela.')
  return { store: found.store, role, staff: staff && !found.role }
}

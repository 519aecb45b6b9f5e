import { eq } from 'drizzle-orm'
import { inStore } from '#domains/market/stores/index.ts'
import { type Store, stores } from '#domains/market/stores/stores/stores.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { FreightConnection } from '../desk/freight-desk.schemas.ts'
import type { ConnectionReturn, ConnectionStart, ConnectionState } from './connection.schemas.ts'
import { newConnectionState, readConnectionState } from './connection-state.secrets.ts'
import { melhor_envio_accounts } from './melhor-envio-accounts.table.ts'

/** Where Melhor Envio sends people back to: entered there, letter by letter. */
export const returnUrl = (ctx: Context) => `${ctx.env.site.url}/vendedor/aplicar_frete_ml`

export async function accountOf({ db }: Context, store_id: number) {
  const [account] = await db.select().from(melhor_envio_accounts).where(eq(melhor_envio_accounts.store_id, store_id))
  return account
}

export async function connectionOf(ctx: Context, store: Pick<Store, 'id' | 'cep'>): Promise<FreightConnection> {
  const [row] = await ctx.db
    .select({ account: melhor_envio_accounts, by: users.nickname })
    .from(melhor_envio_accounts)
    .leftJoin(users, eq(users.id, melhor_envio_accounts.connected_by))
    .where(eq(melhor_envio_accounts.store_id, store.id))
  const over = row && row.account.expires_at <= ctx.now()
  return {
    configured: Boolean(ctx.env.melhor_envio),
    sandbox: ctx.env.melhor_envio?.sandbox ?? false,
    state: row ? (over ? 'caida' : row.account.state) : 'desligada',
    connected_at: row?.account.connected_at ?? null,
    by: row?.by ?? null,
    from_cep: store.cep,
  }
}

export function demandMelhorEnvio({ env }: Context) {
  if (!env.melhor_envio) throw new AppError('conflict', 'O Melhor Envio ainda não está ligado neste site.')
  return env.melhor_envio
}

/** Where to go to give this site access to the store's account. */
export async function startConnection(ctx: Context, { store: slug }: { store: string }): Promise<ConnectionStart> {
  const { store } = await inStore(ctx, slug, 'freight.manage')
  const there = demandMelhorEnvio(ctx)
  const state = newConnectionState(ctx.env.keys, { store_id: store.id, user_id: signedIn(ctx).id }, ctx.now())
  return { url: there.authorizeUrl({ redirect_uri: returnUrl(ctx), state }), sandbox: there.sandbox }
}

/** The store for which an authorisation was begun. @throws 409 when it was not begun here, by this person, of late. */
export async function storeOfState(ctx: Context, state: string): Promise<string> {
  const said = readConnectionState(ctx.env.keys, state, signedIn(ctx).id, ctx.now())
  const [store] = said ? await ctx.db.select().from(stores).where(eq(stores.id, said.store_id)) : []
  if (!store)
    throw new AppError(
      'conflict',
      'Esta autorização não começou aqui, ou passou de uma hora. Comece de novo pela loja.',
    )
  return store.slug
}

/** What would be applied to which store. */
export async function showReturn(ctx: Context, { state }: ConnectionState): Promise<ConnectionReturn> {
  const { store } = await inStore(ctx, await storeOfState(ctx, state), 'freight.manage')
  return {
    store: { slug: store.slug, name: store.name },
    connection: await connectionOf(ctx, store),
    city: store.city && store.uf ? `${store.city}, ${store.uf}` : null,
  }
}

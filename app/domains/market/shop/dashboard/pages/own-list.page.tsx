import { redirect } from 'react-router'
import { storePath } from '#domains/market/stores/store-menu.view.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import type { Route } from './+types/own-list.page'

export const middleware = [access('seller')]

/** '/vendedor/pedidos' and '/vendedor/produtos': of the only open store, else the choice of them. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { data } = await apiFor(context).stores.stores.own()
  const [store, other] = data.filter(({ state }) => state === 'aberta')
  const list = url.pathname.includes('produtos') ? '/produtos' : '/pedidos'
  throw redirect(store && !other ? storePath(store.slug, list) : '/vendedor/dashboard')
}

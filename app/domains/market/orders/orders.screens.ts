import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

type Listed = { data: { uuid: string; state: string; store: { slug: string } }[] }

/** One order of each state that the demo world has, as who bought, the store and staff see it; and the lists. */
export const screens: DomainScreens = async (ask) => {
  const { data } = await ask<Listed>('market/staff/order?per_page=100', 'admin')
  const ofEach = [...new Map(data.map((order) => [order.state, order])).values()]
  const own = await ask<Listed>('market/order?per_page=100', 'grower')
  const mine = [...new Map(own.data.map((order) => [order.state, order])).values()]
  const desk = data[0] && `/vendedor/dashboard/${data[0].store.slug}/pedidos`
  return [
    ...seenBy('grower', ['/carrinho', '/checkout']),
    ...seenBy('grower', ['/pedidos', '/pedidos?search=zzzzzz', ...mine.map(({ uuid }) => `/pedidos/${uuid}`)]),
    ...seenBy('admin', [
      '/admin/marketplace/pedidos',
      '/admin/marketplace/pedidos?search=zzzzzz',
      '/admin/marketplace/atencao',
      ...ofEach.map(({ uuid }) => `/admin/marketplace/pedidos/${uuid}`),
      ...ofEach.map(({ uuid, store }) => `/vendedor/dashboard/${store.slug}/pedidos/${uuid}`),
      ...(desk ? [desk, `${desk}?search=zzzzzz`, `${desk}/separar`] : []),
    ]),
  ]
}

import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

type Listed = { data: { uuid: string; state: string }[] }
type Offers = { data: { slug: string; kind: string; store: { slug: string } }[] }

/** One subscription of each state, the page to begin one, and a store's desk; empty where nobody subscribes. */
export const screens: DomainScreens = async (ask) => {
  const own = await ask<Listed>('market/subscription?per_page=100', 'grower')
  const mine = [...new Map(own.data.map((one) => [one.state, one])).values()]
  const { data } = await ask<Offers>('market/product?kind=assinatura&per_page=100', 'grower')
  const boxes = data.filter(({ kind }) => kind === 'assinatura')
  const desks = [...new Set(boxes.map(({ store }) => `/vendedor/dashboard/${store.slug}`))].slice(0, 2)
  const slugs = [...new Set(boxes.map(({ store }) => store.slug))].slice(0, 2)
  const pages: string[] = []
  for (const slug of slugs) {
    const plans = await ask<{ data: { variant_id: number }[] }>(`market/store/${slug}/plan`, 'admin')
    const sold = await ask<Listed>(`market/store/${slug}/subscription?per_page=100`, 'admin')
    const going = sold.data.find(({ state }) => state === 'ativa')
    if (plans.data[0]) pages.push(`/vendedor/dashboard/${slug}/assinaturas/planos/${plans.data[0].variant_id}`)
    if (going) pages.push(`/vendedor/dashboard/${slug}/assinaturas/encerrar/${going.uuid}`)
  }
  return [
    ...seenBy('grower', [
      '/assinaturas',
      '/assinaturas?search=zzzzzz',
      ...mine.map(({ uuid }) => `/assinaturas/${uuid}`),
      ...boxes.slice(0, 1).map(({ store, slug }) => `/assinar/${store.slug}/${slug}`),
    ]),
    ...seenBy('leitora', ['/assinaturas']),
    ...seenBy('admin', [...desks.flatMap((desk) => [`${desk}/assinaturas`, `${desk}/vender-conteudo`]), ...pages]),
  ]
}

import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

type Listed = { data: { id: number; slug: string; store: { slug: string } }[] }
type Ids = { data: { id: number }[] }

/** The demo world's: a live product, one that waits, an edit that waits, and the lists of the team. */
export const screens: DomainScreens = async (ask) => {
  const first = async (filter: string) => (await ask<Listed>(`market/staff/product?${filter}`, 'admin')).data[0]
  const [waiting, edited, live] = [
    await first('waits=novo'),
    await first('waits=edicao'),
    await first('state=publicado'),
  ]
  const types = await ask<Ids>('market/staff/product-type', 'admin')
  const categories = await ask<Ids>('market/staff/category', 'admin')
  const shop = `/vendedor/dashboard/${edited?.store.slug}/produtos`
  return seenBy('admin', [
    '/admin/marketplace/produtos',
    `/admin/marketplace/produtos/${waiting?.id}`,
    `/admin/marketplace/produtos/${edited?.id}`,
    `/admin/marketplace/produtos/${live?.id}`,
    '/admin/marketplace/categorias',
    '/admin/marketplace/categorias/nova',
    `/admin/marketplace/categorias/${categories.data[0]?.id}`,
    '/admin/marketplace/tipos_produto',
    '/admin/marketplace/tipos_produto/novo',
    `/admin/marketplace/tipos_produto/${types.data[0]?.id}`,
    '/admin/marketplace/palavras',
    shop,
    `${shop}?search=zzzzzz`,
    `${shop}/novo`,
    `${shop}/${edited?.slug}`,
  ])
}

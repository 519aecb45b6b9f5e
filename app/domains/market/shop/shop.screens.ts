import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

type Listed = { data: { slug: string; kind: string; store: { slug: string } }[] }

const store = 'estufa-da-vila'
const desk = `/vendedor/dashboard/${store}`

/** The demo world's: the shop's front, found and not found, a store, a product of each kind; the desk of a seller. */
export const screens: DomainScreens = async (ask) => {
  const { data } = await ask<Listed>('market/product?per_page=100&order_by=newest&order_type=asc')
  const ofKind = (kind: string) => {
    const one = data.find((product) => product.kind === kind)
    return one ? [`/loja/${one.store.slug}/${one.slug}`] : []
  }
  return [
    ...seenBy(undefined, [
      '/loja',
      '/loja?search=led',
      '/loja?category=iluminacao&in_stock=true&ate=500',
      '/loja?search=zzzqqq',
      `/loja/${store}`,
      '/loja/luz-da-serra',
      `/loja/${store}/estufa-cerrado?cep=30130-010`,
      ...['digital', 'curso', 'assinatura', 'consultoria'].flatMap(ofKind),
    ]),
    ...seenBy('grower', ['/loja', '/loja/salvos', `/loja/${store}/estufa-cerrado`]),
    ...seenBy('vendedora', [
      '/vendedor/dashboard',
      desk,
      `${desk}?days=365`,
      `${desk}/avaliacoes`,
      `${desk}/csv`,
      `/loja/${store}`,
    ]),
    ...seenBy('leitora', [desk]),
  ]
}

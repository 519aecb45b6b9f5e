import type { IconName } from '#ui/components/icon-names.ts'
import type { StoreRight } from './members/rights.model.ts'

export type StoreMenuEntry = {
  /** After /vendedor/dashboard/:slug. */
  path: string
  label: string
  icon: IconName
  right: StoreRight
}
export type StoreMenuGroup = { title?: string; entries: StoreMenuEntry[] }

/** The menu of a store. A domain that brings pages to the frame `store` adds their entries here. */
export const storeMenu: StoreMenuGroup[] = [
  {
    entries: [
      { path: '', label: 'Painel', icon: 'layout-dashboard', right: 'store.read' },
      { path: '/pedidos', label: 'Pedidos', icon: 'package', right: 'store.read' },
      { path: '/produtos', label: 'Produtos', icon: 'tags', right: 'store.read' },
      { path: '/frete', label: 'Frete', icon: 'truck', right: 'store.read' },
      { path: '/cupons', label: 'Cupons', icon: 'ticket', right: 'store.read' },
    ],
  },
  {
    title: 'Vender mais',
    entries: [
      { path: '/vender-conteudo', label: 'Vender conteúdo', icon: 'file-text', right: 'store.read' },
      { path: '/cursos', label: 'Cursos', icon: 'graduation-cap', right: 'store.read' },
      { path: '/assinaturas', label: 'Assinaturas', icon: 'repeat', right: 'store.read' },
      { path: '/afiliacoes', label: 'Afiliações', icon: 'megaphone', right: 'store.read' },
      { path: '/parcerias', label: 'Parcerias', icon: 'handshake', right: 'store.read' },
    ],
  },
  {
    title: 'Dinheiro',
    entries: [
      { path: '/recebiveis', label: 'Recebíveis', icon: 'wallet', right: 'store.read' },
      { path: '/recebedores', label: 'Recebedores', icon: 'banknote', right: 'store.read' },
    ],
  },
  {
    title: 'A loja',
    entries: [
      { path: '/sobre', label: 'Sobre', icon: 'store', right: 'store.read' },
      { path: '/marketplace', label: 'Na vitrine', icon: 'layout-grid', right: 'store.read' },
      { path: '/contato', label: 'Contato e mensagens', icon: 'message-circle', right: 'store.read' },
      { path: '/avaliacoes', label: 'Avaliações', icon: 'star', right: 'store.read' },
      { path: '/managers', label: 'Equipe', icon: 'users', right: 'store.read' },
    ],
  },
]

export const storePath = (slug: string, path = '') => `/vendedor/dashboard/${slug}${path}`

/** The menu as the frame takes it: what this role may open. */
export const menuOf = (slug: string, can: Record<StoreRight, boolean>) =>
  storeMenu
    .map(({ title, entries }) => ({
      title,
      entries: entries
        .filter(({ right }) => can[right])
        .map(({ path, label, icon }) => ({ to: storePath(slug, path), label, icon, end: path === '' })),
    }))
    .filter(({ entries }) => entries.length > 0)

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
    title: 'A loja',
    entries: [
      { path: '/sobre', label: 'Sobre', icon: 'store', right: 'store.read' },
      { path: '/marketplace', label: 'Na vitrine', icon: 'layout-grid', right: 'store.read' },
      { path: '/contato', label: 'Contato e mensagens', icon: 'message-circle', right: 'store.read' },
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

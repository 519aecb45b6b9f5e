import { storePath } from '#domains/market/stores/store-menu.view.ts'
import { Tabs } from '#ui/components/tabs.tsx'

/** The three views of a store's affiliations. */
export const AffiliationTabs = ({ store, waiting }: { store: string; waiting?: number }) => (
  <Tabs
    label="Afiliações"
    tabs={[
      { to: storePath(store, '/afiliacoes'), label: 'Programas', end: true },
      { to: storePath(store, '/afiliacoes/afiliados'), label: 'Afiliados', count: waiting || undefined },
      { to: storePath(store, '/afiliacoes/comissoes'), label: 'Comissões' },
    ]}
  />
)

import type { StoreDetail } from '#domains/market/stores/stores/stores.schemas.ts'
import { Notice } from '#ui/components/notice.tsx'
import { AwayNotice } from './away-notice.tsx'

/** What keeps people from buying here now. */
export const StoreNotices = ({ store }: { store: Pick<StoreDetail, 'state' | 'away'> }) => (
  <div className="space-y-4">
    {store.state === 'suspensa' && (
      <Notice tone="error" title="Esta loja está suspensa">
        Nossa equipe suspendeu as vendas. Pedidos já feitos seguem valendo.
      </Notice>
    )}
    {!['aberta', 'suspensa'].includes(store.state) && (
      <Notice tone="warning" title="Só você vê esta página">
        A loja ainda não está aberta ao público.
      </Notice>
    )}
    <AwayNotice away={store.away} />
  </div>
)

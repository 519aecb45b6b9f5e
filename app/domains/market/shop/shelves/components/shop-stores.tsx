import type { StoreCard } from '#domains/market/stores/stores/stores.schemas.ts'
import { StorePreview } from '#domains/market/stores/ui.ts'

/** Stores side by side; each leads to its page. */
export const ShopStores = ({ stores }: { stores: StoreCard[] }) => (
  <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
    {stores.map((store) => (
      <li key={store.id}>
        <StorePreview store={store} to={`/loja/${store.slug}`} />
      </li>
    ))}
  </ul>
)

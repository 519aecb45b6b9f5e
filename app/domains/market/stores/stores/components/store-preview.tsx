import { formatNumber, plural } from '#shared/numbers.ts'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { Photo } from '#ui/components/photo.tsx'
import type { StoreCard } from '../stores.schemas.ts'
import { StoreLogo } from './store-logo.tsx'

type Props = { store: StoreCard; to?: string }

/** A store's card, as people see it in the marketplace. */
export const StorePreview = ({ store, to }: Props) => (
  <article className="card relative overflow-hidden">
    {store.cover ? (
      <Photo photo={store.cover} alt="" ratio="5/2" shown="(min-width: 48rem) 40rem, 100vw" />
    ) : (
      <div className="dotted min-h-24 border-b border-base-300 bg-base-200" />
    )}
    <div className="flex items-start gap-3 p-4">
      <StoreLogo name={store.name} logo={store.logo} />
      <div className="min-w-0 flex-1 space-y-1">
        <h2 className="text-lg break-words">
          {to ? (
            <Link to={to} className="after:absolute after:inset-0 after:rounded-box">
              {store.name}
            </Link>
          ) : (
            store.name
          )}
        </h2>
        {store.tagline && <p className="text-[0.9375rem] text-muted">{store.tagline}</p>}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          {store.city && (
            <span className="inline-flex items-center gap-1">
              <Icon name="map-pin" size={16} />
              {store.city}/{store.uf}
            </span>
          )}
          {store.stars !== null && (
            <span className="inline-flex items-center gap-1">
              <Icon name="star" size={16} />
              {formatNumber(store.stars)} ({plural(store.reviews_count, 'avaliação', 'avaliações')})
            </span>
          )}
          {store.away?.now && (
            <span className="inline-flex items-center gap-1">
              <Icon name="pause" size={16} />
              Em pausa
            </span>
          )}
        </p>
      </div>
    </div>
  </article>
)

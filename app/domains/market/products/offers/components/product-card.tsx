import { PausedBadge } from '#domains/market/stores/ui.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { Photo } from '#ui/components/photo.tsx'
import type { OfferCard } from '../offers.schemas.ts'
import { PriceTag } from './price-tag.tsx'
import { Stars } from './stars.tsx'

type Props = {
  product: OfferCard
  /** Above the fold. */
  priority?: boolean
  /** Left out on the store's own page. */
  showStore?: boolean
}

/** A product in a list: the whole card leads to it. */
export function ProductCard({ product, priority, showStore = true }: Props) {
  const { slug, name, store, photo, price, max_price, compare_at_price, stars, reviews_count, in_stock } = product
  return (
    <article className="card relative flex h-full flex-col overflow-hidden">
      <div className="aspect-square bg-base-200">
        {photo ? (
          <Photo photo={photo} alt="" ratio="1/1" shown="(min-width: 64rem) 260px, 50vw" priority={priority} />
        ) : (
          <span className="grid size-full place-items-center text-muted">
            <Icon name="image-off" size={32} />
          </span>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-1.5 p-3">
        <h3 className="line-clamp-2 text-[0.9375rem] leading-snug font-medium">
          <Link to={`/loja/${store.slug}/${slug}`} prefetch="intent" className="after:absolute after:inset-0">
            {name}
          </Link>
        </h3>
        {(store.paused || !in_stock) && <p>{store.paused ? <PausedBadge /> : <Badge>Esgotado</Badge>}</p>}
        {reviews_count > 0 && <Stars stars={stars} count={reviews_count} size={14} />}
        <div className="mt-auto pt-1">
          <PriceTag price={price} max_price={max_price} compare_at_price={compare_at_price} />
          {showStore && <p className="mt-1 truncate text-sm text-muted">{store.name}</p>}
        </div>
      </div>
    </article>
  )
}

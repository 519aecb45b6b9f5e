import { ReportLink, ViewCount } from '#domains/base/social/ui.ts'
import type { OfferDetail } from '#domains/market/products/offers/offers.schemas.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { ProductHeart } from './product-heart.tsx'
import { ShareButton } from './share-button.tsx'

/** What people do with a product besides buying it. */
export function ProductActions({ product }: { product: OfferDetail }) {
  const { id, slug, name, store, views_count, preview, can } = product
  const what = `o produto ${name}`
  return (
    <div className="flex flex-wrap items-center gap-2">
      {!preview && !product.photos.length && <ProductHeart product={product} />}
      <ShareButton name={name} />
      {!preview && <ViewCount target={{ product_id: id }} count={views_count} least={50} />}
      {can.edit ? (
        <LinkButton to={`/vendedor/dashboard/${store.slug}/produtos/${slug}`} icon="pencil" tone="plain">
          Editar
        </LinkButton>
      ) : (
        <ReportLink column="product_id" id={id} what={what} />
      )}
    </div>
  )
}

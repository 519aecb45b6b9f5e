import { redirect, type ShouldRevalidateFunctionArgs, useLocation, useNavigation } from 'react-router'
import { isShipped } from '#domains/market/products/types/product-type.kinds.ts'
import { Stars } from '#domains/market/products/ui.ts'
import { plural } from '#shared/numbers.ts'
import { Breadcrumbs } from '#ui/components/breadcrumbs.tsx'
import { Link } from '#ui/components/link.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { deferred, partsWithPage } from '#ui/deferred.tsx'
import { JsonLd } from '#ui/document/json-ld.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { BuyBox } from '../components/buy-box.tsx'
import { ProductPhotos } from '../components/product-photos.tsx'
import { ProductText } from '../components/product-text.tsx'
import { ProductPageFilter } from '../product.schemas.ts'
import { chosenVariant } from '../product.view.ts'
import { productJsonLd } from '../product-json-ld.view.ts'
import type { Route } from './+types/product.page'
import { freightOf, knownCepOf } from './freight-of.server.ts'

export const middleware = [access('public')]

const ProductHeart = deferred(async () => (await import('../components/product-heart.tsx')).ProductHeart)
// Below the first view.
const FreightBox = deferred(async () => (await import('../components/freight-box.tsx')).FreightBox)
const OfferGrid = deferred(async () => (await import('../../shelves/components/offer-grid.tsx')).OfferGrid)
const ProductActions = deferred(async () => (await import('../components/product-actions.tsx')).ProductActions)
const ProductReviews = deferred(async () => (await import('../components/product-reviews.tsx')).ProductReviews)
await partsWithPage()

export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return {}
  const { product } = loaderData
  return {
    title: `${product.name}, ${product.store.name}`,
    description: product.summary || product.description.slice(0, 160),
    url: `/loja/${product.store.slug}/${product.slug}`,
    image: product.photos[0]?.url,
    noindex: product.preview,
  }
})

/** Another variant is in the page already; what a quote says depends on it. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const rest = (url: URL) => {
    const params = new URLSearchParams(url.search)
    if (!params.get('cep')) params.delete('opcao')
    return `${url.pathname}?${params}`
  }
  const onlyVariant = currentUrl.search !== nextUrl.search && rest(currentUrl) === rest(nextUrl)
  return onlyVariant ? false : defaultShouldRevalidate
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const { opcao, cep, page, stars } = filterOf(request, ProductPageFilter)
  const product = await api.products.offers.show({ store: params.store, product: params.product })
  if (product.slug !== params.product || product.store.slug !== params.store)
    throw redirect(`/loja/${product.store.slug}/${product.slug}`)
  const variant = chosenVariant(product.variants, opcao)
  const ships = isShipped(product.kind) && !product.preview
  const { closed } = product.store
  // Of a store on a break nothing can be had: what is alike stands with others.
  const near = closed ? { category: product.category.slug, in_stock: true } : { store: product.store.slug }
  const [reviews, more, freight, store, known] = await Promise.all([
    product.preview ? null : api.products.reviews.list({ product_id: product.id, page, stars }),
    product.preview ? null : api.products.offers.list({ ...near, per_page: closed ? 12 : 5 }),
    freightOf(context, ships && !closed ? variant?.id : undefined, cep),
    api.stores.stores.show({ id_or_slug: product.store.slug }),
    ships && !closed && cep === undefined ? knownCepOf(context) : null,
  ])
  // A quote is one visitor's and is over in half an hour.
  if (!cep) cacheForVisitors(context, `product:${product.id}`, `store:${product.store.id}`, 'products')
  return {
    product,
    reviews,
    stars,
    cep: cep ?? known ?? '',
    freight,
    seller: store.seller,
    json_ld: product.preview ? null : productJsonLd(product, context.get(requestContext).env.site.url),
    more: (more?.data ?? [])
      .filter(({ id, store: { slug } }) => (closed ? slug !== product.store.slug : id !== product.id))
      .slice(0, 4),
  }
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, reviews, stars, cep, freight, seller, more, json_ld } = loaderData
  const opcao = Number(new URLSearchParams(useSearchAsked()).get('opcao')) || undefined
  const variant = chosenVariant(product.variants, opcao)
  const { store, name } = product
  const others = more.length > 0 && (
    <section className="space-y-4">
      <h2 className="text-2xl">{store.closed ? 'Parecidos, de outras lojas' : `Mais de ${store.name}`}</h2>
      <OfferGrid products={more} showStore={Boolean(store.closed)} />
    </section>
  )
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: 'Loja', to: '/loja' },
          { label: product.category.name, to: `/loja?category=${product.category.slug}` },
          { label: store.name, to: `/loja/${store.slug}` },
          { label: name },
        ]}
      />
      {product.preview && (
        <div className="mb-4">
          <Notice tone="warning" title="Só você vê este produto">
            Ele ainda não está à venda.
          </Notice>
        </div>
      )}
      {/* The description follows the photos at once, however tall what stands beside both is. */}
      <article className="mt-4 grid items-start gap-6 lg:grid-cols-2" style={{ gridTemplateRows: 'auto 1fr' }}>
        <ProductPhotos photos={product.photos} name={name}>
          {!product.preview && <ProductHeart product={product} />}
        </ProductPhotos>
        <div className="space-y-5" style={{ gridRow: 'span 2' }}>
          <header className="space-y-2">
            <h1 className="text-[1.75rem] break-words sm:text-3xl">{name}</h1>
            {product.summary && <p className="text-muted">{product.summary}</p>}
            <p className="flex flex-wrap items-center gap-x-4 gap-y-5 text-sm text-muted">
              <a href="#avaliacoes" className="reach inline-flex min-h-6 items-center">
                <Stars stars={product.stars} count={product.reviews_count} />
              </a>
              {product.sales_count > 0 && <span>{plural(product.sales_count, 'vendido', 'vendidos')}</span>}
              <span>
                Vendido por{' '}
                <Link to={`/loja/${store.slug}`} className="link reach inline-block">
                  {store.name}
                </Link>
              </span>
            </p>
          </header>
          <BuyBox product={product} variant={variant} />
          {isShipped(product.kind) && !product.preview && !store.closed && variant && (
            <FreightBox opcao={opcao} cep={cep} {...freight} />
          )}
          <ProductActions product={product} />
          <p className="text-sm text-muted">
            Vende e entrega: {seller.legal_name}
            {seller.document && `, ${seller.document}`}
            {seller.address && `, ${seller.address}`}. Você pode desistir em até 7 dias depois de receber.
          </p>
        </div>
        {product.description && (
          <section className="space-y-3">
            <h2 className="text-2xl">Descrição</h2>
            <ProductText text={product.description} />
          </section>
        )}
      </article>
      <div className="mt-10 space-y-10">
        {store.closed && others}
        {reviews && (
          <ProductReviews
            reviews={reviews}
            stars={product.stars}
            count={product.reviews_count}
            shown={stars}
            store={store.name}
          />
        )}
        {!store.closed && others}
      </div>
      {json_ld && <JsonLd data={json_ld} />}
    </>
  )
}

/** Of the option just tapped at once, not when the site answers: then a finger lies on the button below. */
function useSearchAsked() {
  const here = useLocation()
  const next = useNavigation().location
  return next?.pathname === here.pathname ? next.search : here.search
}

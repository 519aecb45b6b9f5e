import { redirect } from 'react-router'
import { z } from 'zod'
import { SearchForm } from '#ui/components/search-form.tsx'
import { deferred, partsWithPage } from '#ui/deferred.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { Shelves } from '../../shelves/components/shelves.tsx'
import { ShelfFilter } from '../../shelves/shelves.schemas.ts'
import { isNarrowed, offersAsked } from '../../shelves/shelves.view.ts'
import { StoreHead } from '../components/store-head.tsx'
import type { Route } from './+types/storefront.page'

export const middleware = [access('public')]

// Below the first view, or seldom there.
const StoreFacts = deferred(async () => (await import('../components/store-facts.tsx')).StoreFacts)
const StoreNotices = deferred(async () => (await import('../components/store-notices.tsx')).StoreNotices)
const StoreReviewList = deferred(async () => (await import('../components/store-review-list.tsx')).StoreReviewList)
await partsWithPage()

export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return {}
  const { store, filter, offers } = loaderData
  return {
    title: store.name,
    description: store.tagline || `Produtos, envios e avaliações da loja ${store.name}.`,
    url: `/loja/${store.slug}`,
    image: store.cover?.url ?? store.logo?.url,
    noindex: store.state !== 'aberta' || isNarrowed(filter, true) || offers.current_page > 1,
  }
})

const Filter = ShelfFilter.extend({ avaliacoes: z.coerce.number().int().min(1).max(10_000).default(1) })

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const store = await api.stores.stores.show({ id_or_slug: params.store })
  if (store.slug !== params.store) throw redirect(`/loja/${store.slug}`)
  const { avaliacoes, ...filter } = { ...filterOf(request, Filter), store: store.slug }
  const [offers, reviews] = await Promise.all([
    api.products.offers.list(offersAsked(filter)),
    api.shop.storeReviews.list({ store: store.slug, page: avaliacoes }),
  ])
  cacheForVisitors(context, `store:${store.id}`, 'products')
  return { store, filter, offers, reviews }
}

export default function StorefrontPage({ loaderData: { store, filter, offers, reviews } }: Route.ComponentProps) {
  return (
    <>
      <StoreHead store={store} />
      <div className="space-y-10">
        {(store.state !== 'aberta' || store.away) && <StoreNotices store={store} />}
        <section aria-labelledby="titulo-produtos" className="space-y-4">
          <h2 id="titulo-produtos" className="text-2xl">
            Produtos
          </h2>
          {(offers.total > 0 || filter.search) && (
            <SearchForm label="Buscar nesta loja" placeholder="Buscar nesta loja" />
          )}
          <Shelves offers={offers} filter={filter} ofStore first={!store.cover} />
        </section>
        <StoreFacts store={store} />
        <StoreReviewList store={store} reviews={reviews} />
      </div>
    </>
  )
}

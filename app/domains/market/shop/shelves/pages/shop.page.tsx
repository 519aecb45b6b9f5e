import type { ReactNode } from 'react'
import { LinkButton } from '#ui/components/button.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { SearchForm } from '#ui/components/search-form.tsx'
import { deferred, partsWithPage } from '#ui/deferred.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { OfferGrid } from '../components/offer-grid.tsx'
import { Shelves } from '../components/shelves.tsx'
import { TopCategories } from '../components/top-categories.tsx'
import { ShelfFilter } from '../shelves.schemas.ts'
import { isNarrowed, offersAsked } from '../shelves.view.ts'
import type { Route } from './+types/shop.page'

export const middleware = [access('public')]

// Below the first view.
const ShopStores = deferred(async () => (await import('../components/shop-stores.tsx')).ShopStores)
await partsWithPage()

export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.filter.search ? `Loja: ${loaderData.filter.search}` : 'Loja',
  description:
    'Luz, substrato, vasos, adubos, ferramentas, livros e cursos para cultivar em casa, de lojas conferidas.',
  url: '/loja',
  noindex: Boolean(loaderData && !loaderData.front),
}))

/** Without a search or filter its front comes above the shelves: what staff chose, what is new, who sells. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const filter = filterOf(request, ShelfFilter)
  const isFront = !isNarrowed(filter) && filter.page === 1 && filter.ordem === 'relevancia'
  const [offers, front] = await Promise.all([
    api.products.offers.list(offersAsked(filter)),
    isFront ? frontOf(api) : null,
  ])
  cacheForVisitors(context, 'products', 'stores')
  return { filter, offers, front }
}

async function frontOf({ products, stores }: ReturnType<typeof apiFor>) {
  const [highlights, newest, shops] = await Promise.all([
    products.offers.highlights(),
    products.offers.list({ order_by: 'newest', order_type: 'desc', in_stock: true, per_page: 4 }),
    stores.stores.list({ per_page: 6 }),
  ])
  return { highlights: highlights.data.slice(0, 4), newest: newest.data, stores: shops.data }
}

export default function ShopPage({ loaderData: { filter, offers, front } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Loja"
        text="Tudo para cultivar em casa, de lojas que a nossa equipe conferiu."
        action={
          <LinkButton to="/loja/salvos" icon="heart">
            Salvos
          </LinkButton>
        }
      >
        <SearchForm label="Buscar na loja" placeholder="Vaso de feltro, LED, substrato…" />
      </PageHeader>
      {front && (
        <div className="mb-10 space-y-10">
          <TopCategories categories={offers.facets.categories} />
          {front.highlights.length > 0 && (
            <Part title="Destaques">
              <OfferGrid products={front.highlights} first choice />
            </Part>
          )}
          {front.newest.length > 0 && (
            <Part title="Chegou agora" all="/loja?ordem=novidades">
              <OfferGrid products={front.newest} choice />
            </Part>
          )}
          {front.stores.length > 0 && (
            <Part title="Quem vende">
              <ShopStores stores={front.stores} />
            </Part>
          )}
        </div>
      )}
      {offers.total > 0 && <h2 className={front ? 'mb-4 text-2xl' : 'sr-only'}>Todos os produtos</h2>}
      <Shelves offers={offers} filter={filter} first={!front} />
    </>
  )
}

type PartProps = { title: string; all?: string; children: ReactNode }

const Part = ({ title, all, children }: PartProps) => (
  <section className="space-y-4">
    <div className="flex items-baseline justify-between gap-4">
      <h2 className="text-2xl">{title}</h2>
      {all && (
        <Link to={all} className="link text-sm">
          Ver todos
        </Link>
      )}
    </div>
    {children}
  </section>
)

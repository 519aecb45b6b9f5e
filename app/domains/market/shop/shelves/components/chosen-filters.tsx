import { useLocation } from 'react-router'
import type { OfferPage } from '#domains/market/products/offers/offers.schemas.ts'
import { formatMoney } from '#shared/money.ts'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { withParams } from '#ui/components/search-params.ts'
import type { ShelfFilter } from '../shelves.schemas.ts'

type Props = { facets: OfferPage['facets']; filter: ShelfFilter; ofStore?: boolean }

/** What was chosen, each taken away with a tap. */
export function ChosenFilters({ facets, filter, ofStore }: Props) {
  const { pathname, search } = useLocation()
  const nameOf = (list: { slug: string; name: string }[], slug: string) =>
    list.find((one) => one.slug === slug)?.name ?? slug
  const { category, type, store, in_stock, de, ate } = filter
  const chosen = [
    filter.search && { param: 'search', text: `“${filter.search}”` },
    category && { param: 'category', text: nameOf(facets.categories, category) },
    type && { param: 'type', text: nameOf(facets.types, type) },
    store && !ofStore && { param: 'store', text: nameOf(facets.stores, store) },
    de !== undefined && { param: 'de', text: `a partir de ${formatMoney(de)}` },
    ate !== undefined && { param: 'ate', text: `até ${formatMoney(ate)}` },
    in_stock && { param: 'in_stock', text: 'com estoque' },
  ].filter((one) => typeof one === 'object')
  if (!chosen.length) return null
  return (
    <ul aria-label="Filtros escolhidos" className="flex flex-wrap items-center gap-2">
      {chosen.map(({ param, text }) => (
        <li key={param}>
          <Link
            to={withParams(search, { [param]: null, page: null })}
            preventScrollReset
            className="inline-flex h-10 items-center gap-1.5 rounded-full border border-edge bg-surface px-4 text-sm font-medium hover:bg-base-200"
          >
            {text}
            <Icon name="x" size={16} label="tirar" />
          </Link>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <Link to={pathname} className="link px-2 text-sm">
            Limpar tudo
          </Link>
        </li>
      )}
    </ul>
  )
}

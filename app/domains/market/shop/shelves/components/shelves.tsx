import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import type { OfferPage } from '#domains/market/products/offers/offers.schemas.ts'
import { plural } from '#shared/numbers.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { deferred } from '#ui/deferred.tsx'
import type { ShelfFilter } from '../shelves.schemas.ts'
import { isNarrowed } from '../shelves.view.ts'
import { OfferGrid } from './offer-grid.tsx'
import { OrderChoice } from './order-choice.tsx'

// Not needed to paint the products.
const ChosenFilters = deferred(async () => (await import('./chosen-filters.tsx')).ChosenFilters)
const ShelfFilters = deferred(async () => (await import('./shelf-filters.tsx')).ShelfFilters)
const NothingFound = deferred(async () => (await import('#ui/components/nothing-found.tsx')).NothingFound)
const Pager = deferred(async () => (await import('#ui/components/pager.tsx')).Pager)

type Props = {
  offers: OfferPage
  filter: ShelfFilter
  /** On a store's own page: its name is not said again. */
  ofStore?: boolean
  /** Whether the first photos are above the fold. */
  first?: boolean
}

/** Products with all their filters: beside them on a desk, in a sheet on a phone. */
export function Shelves({ offers, filter, ofStore, first }: Props) {
  const id = useId()
  const sheet = useRef<HTMLDivElement>(null)
  const { pathname, search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever was chosen in it, the sheet has done its work
  useEffect(() => sheet.current?.hidePopover?.(), [search])
  const filters = <ShelfFilters facets={offers.facets} filter={filter} ofStore={ofStore} />
  const narrowed = isNarrowed(filter, ofStore)
  if (!offers.total && !narrowed)
    return (
      <EmptyState
        icon="store"
        text={ofStore ? 'Esta loja ainda não tem produtos à venda.' : 'Ainda não há produtos à venda por aqui.'}
      />
    )
  return (
    <div className="flex flex-col gap-6 desk:flex-row">
      <aside aria-label="Filtros" className="hidden w-64 shrink-0 desk:block">
        {filters}
      </aside>
      <div
        id={id}
        ref={sheet}
        popover="auto"
        className="m-0 h-dvh max-h-none w-72 max-w-[85vw] overflow-y-auto border-e border-base-300 bg-surface p-4 text-base-content backdrop:bg-black/40"
      >
        {filters}
      </div>
      <div className="min-w-0 flex-1 space-y-4">
        <div className="flex min-h-11 items-center justify-between gap-2">
          <output className="figures text-muted">{plural(offers.total, 'produto', 'produtos')}</output>
          <button type="button" popoverTarget={id} className="btn desk:hidden">
            <Icon name="sliders-horizontal" />
            Filtros
          </button>
        </div>
        {offers.total > 1 && <OrderChoice chosen={filter.ordem} />}
        <ChosenFilters facets={offers.facets} filter={filter} ofStore={ofStore} />
        {offers.total === 0 ? (
          <NothingFound
            text={
              filter.search
                ? `Não achamos nada para “${filter.search}”. Tente outra palavra ou tire um filtro.`
                : 'Nada com esses filtros. Tire um deles.'
            }
            all={pathname}
            more={wordsOf(filter.search).map((word) => (
              <LinkButton key={word} to={`${pathname}?search=${encodeURIComponent(word)}`} icon="search">
                {word}
              </LinkButton>
            ))}
          />
        ) : (
          <OfferGrid products={offers.data} first={first} showStore={!ofStore} narrow />
        )}
        <Pager current_page={offers.current_page} last_page={offers.last_page} total={offers.total} />
      </div>
    </div>
  )
}

/** All words must be found in one product: each alone may find others. */
function wordsOf(search = '') {
  const words = search.split(/\s+/).filter((word) => word.length > 2)
  return words.length > 1 ? [...new Set(words)].slice(0, 4) : []
}

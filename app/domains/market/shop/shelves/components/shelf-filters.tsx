import { Form, useLocation, useSearchParams } from 'react-router'
import type { OfferPage } from '#domains/market/products/offers/offers.schemas.ts'
import { formatMoney, formatMoneyField } from '#shared/money.ts'
import { Button } from '#ui/components/button.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { withParams } from '#ui/components/search-params.ts'
import type { ShelfFilter } from '../shelves.schemas.ts'
import { FacetList } from './facet-list.tsx'

type Props = { facets: OfferPage['facets']; filter: ShelfFilter; ofStore?: boolean }

/** Everything by which products can be narrowed; links and one plain form, so that it works without scripts. */
export const ShelfFilters = ({ facets, filter, ofStore }: Props) => (
  <div className="space-y-6">
    <FacetList title="Categorias" param="category" choices={facets.categories} chosen={filter.category} />
    <PriceRange facets={facets} filter={filter} />
    <InStock on={filter.in_stock === true} />
    <FacetList title="Tipo" param="type" choices={facets.types} chosen={filter.type} />
    {!ofStore && <FacetList title="Lojas" param="store" choices={facets.stores} chosen={filter.store} />}
  </div>
)

function PriceRange({ facets: { lowest, highest }, filter: { de, ate } }: Pick<Props, 'facets' | 'filter'>) {
  const [params] = useSearchParams()
  const field = (name: string, label: string, value: number | undefined) => (
    <label className="min-w-0 flex-1 text-sm text-muted">
      {label}
      <input
        key={value}
        name={name}
        inputMode="decimal"
        defaultValue={value === undefined ? '' : formatMoneyField(value)}
        className="input figures mt-1 w-full"
      />
    </label>
  )
  return (
    <section className="space-y-2">
      <h2 className="font-semibold">Preço</h2>
      <Form className="space-y-2" preventScrollReset>
        {[...params].map(([name, value]) =>
          ['de', 'ate', 'page'].includes(name) ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
        <div className="flex items-end gap-2">
          {field('de', 'De R$', de)}
          {field('ate', 'Até R$', ate)}
          <Button type="submit" icon="check" iconOnly>
            Filtrar por preço
          </Button>
        </div>
        {highest > 0 && (
          <p className="figures text-sm text-muted">
            De {formatMoney(lowest)} a {formatMoney(highest)}
          </p>
        )}
      </Form>
    </section>
  )
}

function InStock({ on }: { on: boolean }) {
  const { search } = useLocation()
  return (
    <Link
      to={withParams(search, { in_stock: on ? null : 'true', page: null })}
      aria-current={on ? 'true' : undefined}
      preventScrollReset
      className={`flex min-h-11 items-center gap-2 rounded-field px-2 text-[0.9375rem] hover:bg-base-200 ${on ? 'font-semibold' : ''}`}
    >
      <Icon name={on ? 'square-check' : 'box'} size={18} className="text-primary" />
      Só o que dá para comprar agora
    </Link>
  )
}

import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { plural } from '#shared/numbers.ts'
import { LinkButton } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { ErrorState } from '../components/error-state.tsx'
import { Pager } from '../components/pager.tsx'
import { withParams } from '../components/search-params.ts'
import { useKeptSearch } from '../navigation/kept-search.ts'
import { type Column, DataTable } from './data-table.tsx'
import { type Filter, ListFilters } from './list-filters.tsx'
import { PageSize } from './page-size.tsx'

export type ListPage<Row> = { data: Row[]; current_page: number; last_page: number; per_page: number; total: number }

type Props<Row> = {
  /** Accessible name: 'Ciclos da planta'. */
  label: string
  /** Singular and plural: 'ciclo', 'ciclos'. */
  noun: [one: string, many: string]
  /** null when loading failed. */
  page: ListPage<Row> | null
  columns: Column<Row>[]
  keyOf: (row: Row) => string | number
  /** The name of a row, for its checkbox and actions. */
  nameOf: (row: Row) => string
  filters?: Filter[]
  /** On a phone one row: the search, and the filters behind a button; how many were found stands above, with a way back. */
  folded?: boolean
  /** Placeholder of the search box; null hides it. */
  search?: string | null
  /** URL of the CSV; the current search, filters and sort are appended. */
  csv?: string
  /** Last column: links and menus of a row. */
  actions?: (row: Row) => ReactNode
  /** Id of a form on the page: adds checkboxes named `ids` that belong to it. */
  selectionForm?: string
  /** Empty state, when there are no rows without any filter. */
  empty: ReactNode
}

/** Admin list. Search, filters, sort, page and page size are search params of the URL; works without scripts. */
export function DataList<Row>({ label, noun, page, filters = [], folded, search, csv, empty, ...table }: Props<Row>) {
  const { search: query } = useLocation()
  useKeptSearch()
  const params = new URLSearchParams(query)
  const download = csv && (
    <LinkButton to={csv + withParams(query, { page: null, per_page: null })} icon="file-down" download>
      Baixar CSV
    </LinkButton>
  )
  const isFiltered = ['search', ...filters.map((filter) => filter.name)].some((name) => params.get(name))
  return (
    <section aria-label={label}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <ListFilters filters={filters} search={search} folded={folded}>
          {download}
        </ListFilters>
        {!folded && download}
      </div>
      {page === null && <ErrorState />}
      {page?.total === 0 && (isFiltered ? <NothingFound /> : empty)}
      {page && page.total > 0 && (
        <>
          {folded && isFiltered && (
            <p className="mb-3 flex flex-wrap items-center gap-x-3 text-sm text-muted">
              {plural(page.total, ...noun)}
              <LinkButton to="?" tone="link" size="sm">
                Limpar filtros
              </LinkButton>
            </p>
          )}
          <DataTable {...table} label={label} rows={page.data} />
          <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-muted">
            <p className="figures">{plural(page.total, ...noun)}</p>
            <PageSize size={page.per_page} total={page.total} />
          </div>
          <Pager {...page} label={`Páginas de ${label}`} />
        </>
      )}
    </section>
  )
}

const NothingFound = () => (
  <EmptyState
    icon="search"
    text="Nada encontrado com esta busca. Tente outra palavra ou limpe os filtros."
    action={<LinkButton to="?">Limpar busca e filtros</LinkButton>}
  />
)

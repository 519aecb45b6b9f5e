import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '../components/icon.tsx'
import { Link } from '../components/link.tsx'
import { withParams } from '../components/search-params.ts'

export type Column<Row> = {
  /** Field name, and value of `order_by`. */
  key: string
  label: string
  render: (row: Row) => ReactNode
  sortable?: boolean
  /** 'end' for numbers and dates. */
  align?: 'start' | 'end'
  /** On a phone: without its name, and gone when it is empty; or not there at all. */
  phone?: 'bare' | 'hidden'
}

type Props<Row> = {
  label: string
  rows: Row[]
  columns: Column<Row>[]
  keyOf: (row: Row) => string | number
  nameOf: (row: Row) => string
  actions?: (row: Row) => ReactNode
  selectionForm?: string
}

/** A table on desktop; on a phone each row is a card with its column names. */
export function DataTable<Row>({ label, rows, columns, keyOf, nameOf, actions, selectionForm }: Props<Row>) {
  return (
    <div className="overflow-x-auto rounded-box border border-base-300 bg-surface max-md:border-0 max-md:bg-transparent">
      <table className="table stacks text-[0.9375rem]">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            {selectionForm && (
              <th scope="col" className="w-10">
                <span className="sr-only">Selecionar</span>
              </th>
            )}
            {columns.map((column) => (
              <Heading key={column.key} column={column} />
            ))}
            {actions && (
              <th scope="col">
                <span className="sr-only">Ações</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="hover:bg-base-200/60">
              {selectionForm && (
                <td className="stacks-corner">
                  <input
                    type="checkbox"
                    form={selectionForm}
                    name="ids"
                    value={keyOf(row)}
                    aria-label={`Selecionar ${nameOf(row)}`}
                    className="checkbox checkbox-primary"
                  />
                </td>
              )}
              {columns.map((column) => (
                <td
                  key={column.key}
                  data-label={column.label}
                  className={`${column.align === 'end' ? 'figures md:text-end' : ''} ${phoneLook[column.phone ?? 'named']}`}
                >
                  <div className="min-w-0">{column.render(row)}</div>
                </td>
              ))}
              {actions && (
                <td className="stacks-actions">
                  {/* Not narrower than its buttons, which would lie over the cell before. */}
                  <div className="flex items-center justify-end gap-1 md:min-w-max">{actions(row)}</div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const phoneLook = { named: '', bare: 'stacks-bare', hidden: 'stacks-hidden' }

function Heading<Row>({ column }: { column: Column<Row> }) {
  const { search } = useLocation()
  const params = new URLSearchParams(search)
  const look = column.align === 'end' ? 'w-px whitespace-nowrap text-end' : ''
  if (!column.sortable) {
    return (
      <th scope="col" className={`text-muted ${look}`}>
        {column.label}
      </th>
    )
  }
  const direction =
    params.get('order_by') === column.key ? (params.get('order_type') === 'desc' ? 'desc' : 'asc') : null
  const next = direction === 'asc' ? 'desc' : 'asc'
  const to = withParams(search, { order_by: column.key, order_type: next, page: null })
  return (
    <th scope="col" aria-sort={direction ? sortWords[direction] : undefined} className={`text-muted ${look}`}>
      <Link to={to} preventScrollReset className="inline-flex min-h-9 items-center gap-1 hover:text-base-content">
        {column.label}
        <Icon
          name={direction === null ? 'chevrons-up-down' : direction === 'asc' ? 'arrow-up' : 'arrow-down'}
          size={16}
        />
      </Link>
    </th>
  )
}

const sortWords = { asc: 'ascending', desc: 'descending' } as const

import type { ReactNode } from 'react'
import type { StaffCell } from '#platform/staff/staff-fields.ts'
import type { StaffRow } from '#platform/staff/staff-options.ts'
import { formatDayTime } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'
import { formatNumber } from '#shared/numbers.ts'
import type { Page } from '#shared/pagination.ts'
import { DataList } from '#ui/admin/data-list.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import type { StaffView } from '../staff-page.server.ts'

type Props = { view: StaffView; page: Page<{ row: StaffRow; called: string }>; more?: ReactNode }

/** The list of a staff resource: search, filters, sort, paging, CSV; its first column leads to the row. */
export function StaffList({ view, page, more }: Props) {
  const create = (
    <LinkButton to={view.newAt} tone="primary" icon="plus">
      {view.newWords}
    </LinkButton>
  )
  const [one, many] = view.noun
  return (
    <>
      <PageHeader title={view.title} text={view.text} action={create} more={more} />
      <DataList
        label={view.title}
        noun={[one, many]}
        page={page}
        keyOf={({ row }) => row.id}
        nameOf={({ called }) => called}
        search={`Buscar ${one}`}
        filters={view.filters}
        csv={`${view.at}/csv`}
        columns={view.columns.map(({ key, label, cell, sortable }) => ({
          key,
          label,
          sortable,
          ...((cell.kind === 'number' || cell.kind === 'money') && { align: 'end' as const }),
          render: ({ row, called }) =>
            key === view.name ? (
              <Link to={`${view.at}/${row.id}`} className="font-semibold link link-hover">
                {called}
              </Link>
            ) : (
              <Cell cell={cell} value={row[key]} />
            ),
        }))}
        empty={
          <EmptyState text={`${view.gender === 'a' ? 'Nenhuma' : 'Nenhum'} ${one} por aqui ainda.`} action={create} />
        }
      />
    </>
  )
}

function Cell({ cell, value }: { cell: StaffCell; value: unknown }) {
  if (value === null || value === undefined || value === '') return <span className="text-muted">–</span>
  switch (cell.kind) {
    case 'code':
      return <code className="text-sm text-muted">{String(value)}</code>
    case 'number':
      return (
        <span className="figures whitespace-nowrap">
          {formatNumber(Number(value))}
          {cell.unit && ` ${cell.unit}`}
        </span>
      )
    case 'money':
      return <span className="figures whitespace-nowrap">{formatMoney(Number(value))}</span>
    case 'flag':
      return value ? <Badge tone="primary">{cell.yes}</Badge> : <Badge>{cell.no}</Badge>
    case 'choice':
      return <>{cell.options.find((option) => option.value === value)?.label ?? String(value)}</>
    case 'moment':
      return <span className="figures">{formatDayTime(value as Date)}</span>
    default:
      return <span className="break-words">{String(value)}</span>
  }
}

import { formatDay } from '#shared/dates.ts'
import { formatNumber } from '#shared/numbers.ts'
import { DataTable } from '#ui/admin/data-table.tsx'
import type { AdDay } from '../ads.schemas.ts'
import { rateWords } from '../rate.words.ts'

/** Impressions, clicks and their rate, a line per day. */
export const AdDays = ({ days }: { days: AdDay[] }) =>
  days.length ? (
    <DataTable
      label="Números por dia"
      rows={days}
      keyOf={({ on }) => on}
      nameOf={({ on }) => formatDay(on)}
      columns={[
        { key: 'on', label: 'Dia', render: ({ on }) => <span className="whitespace-nowrap">{formatDay(on)}</span> },
        {
          key: 'impressions',
          label: 'Exibições',
          align: 'end',
          render: ({ impressions }) => formatNumber(impressions),
        },
        { key: 'clicks', label: 'Cliques', align: 'end', render: ({ clicks }) => formatNumber(clicks) },
        { key: 'rate', label: 'Taxa', align: 'end', render: rateWords },
      ]}
    />
  ) : (
    <p className="text-muted">Ninguém viu este anúncio ainda.</p>
  )

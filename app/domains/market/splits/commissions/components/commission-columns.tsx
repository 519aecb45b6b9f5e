import { formatDay } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'
import type { Column } from '#ui/admin/data-table.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { percentOf } from '../../parts.words.ts'
import { commissionStateNames, commissionTones } from '../commission.words.ts'
import type { Commission } from '../commissions.schemas.ts'

/** `side`: a store reads who sold, an affiliate reads for which store. */
export const commissionColumns = (side: 'store' | 'affiliate'): Column<Commission>[] => [
  { key: 'title', label: 'Venda', render: (one) => <Sale one={one} side={side} /> },
  {
    key: 'created_at',
    label: 'Quando',
    sortable: true,
    render: ({ created_at }) => <span className="whitespace-nowrap">{formatDay(created_at)}</span>,
  },
  {
    key: 'state',
    label: 'Situação',
    render: ({ state }) => <Badge tone={commissionTones[state]}>{commissionStateNames[state]}</Badge>,
  },
  { key: 'amount', label: 'Comissão', sortable: true, align: 'end', render: (one) => <Amount one={one} /> },
]

const Sale = ({ one, side }: { one: Commission; side: 'store' | 'affiliate' }) => (
  <div className="min-w-40">
    <span className="font-semibold wrap-anywhere">{one.title}</span>
    <p className="text-sm text-muted">{side === 'store' ? `@${one.nickname}` : one.store.name}</p>
  </div>
)

const Amount = ({ one }: { one: Commission }) => (
  <div className="whitespace-nowrap">
    <span className="figures font-semibold">{formatMoney(one.amount)}</span>
    <p className="figures text-sm text-muted">
      {percentOf(one.bps)} de {formatMoney(one.paid)}
      {one.back > 0 && `, voltou ${formatMoney(one.back)}`}
    </p>
  </div>
)

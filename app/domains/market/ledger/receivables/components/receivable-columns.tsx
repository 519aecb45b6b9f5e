import { formatDay } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'
import type { Column } from '#ui/admin/data-table.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { kindNames, methodNames, receivableStateNames, receivableStateTones, roleNames } from '../receivable.words.ts'
import type { ReceivableCard } from '../receivables.schemas.ts'

const Order = ({ one }: { one: ReceivableCard }) => (
  <div className="min-w-40">
    <span className="figures font-semibold">{orderName(one)}</span>
    <p className="text-sm text-muted">
      {kindNames[one.kind]} · {methodNames[one.method]} · {one.installment} de {one.installments}
    </p>
  </div>
)

const Due = ({ one }: { one: ReceivableCard }) => (
  <div className="md:whitespace-nowrap">
    <span className={`figures font-semibold ${one.due < 0 ? 'text-error' : ''}`}>{formatMoney(one.due)}</span>
    {(one.fee > 0 || one.reversed > 0) && (
      <p className="figures text-sm text-muted">
        de {formatMoney(one.amount)}
        {one.reversed > 0 && `, voltou ${formatMoney(one.reversed)}`}
      </p>
    )}
  </div>
)

export const receivableColumns: Column<ReceivableCard>[] = [
  { key: 'order', label: 'Pedido', render: (one) => <Order one={one} /> },
  {
    key: 'recipient',
    label: 'Quem recebe',
    render: (one) => (
      <>
        {one.recipient} · {roleNames[one.role]}
      </>
    ),
  },
  {
    key: 'expected_on',
    label: 'Previsto',
    sortable: true,
    render: ({ expected_on }) => (
      <span className="whitespace-nowrap">{expected_on ? formatDay(expected_on) : 'Depois da entrega'}</span>
    ),
  },
  {
    key: 'state',
    label: 'Situação',
    render: ({ state }) => <Badge tone={receivableStateTones[state]}>{receivableStateNames[state]}</Badge>,
  },
  { key: 'amount', label: 'Líquido', sortable: true, align: 'end', render: (one) => <Due one={one} /> },
]

/** By its number; what has none by the end of its address, which is what differs. */
export const orderName = ({ order_id, order_uuid }: Pick<ReceivableCard, 'order_id' | 'order_uuid'>) =>
  order_id === null ? `…${order_uuid.slice(-12)}` : `Pedido ${order_id}`

import { transferNames } from '#domains/market/ledger/payouts/payout.words.ts'
import { receivableStateNames, roleNames } from '#domains/market/ledger/receivables/receivable.words.ts'
import { statusWords, transactionWords } from '#domains/market/payments/charges/charge.words.ts'
import { formatDayTime, formatNumericDay } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'
import { Card } from '#ui/components/card.tsx'
import type { StaffOrder } from '../staff-orders.schemas.ts'

/** What the gateway, the book and the receivables say of an order. */
export const OrderMoney = ({ money: { charge, transactions, transfers, receivables } }: Pick<StaffOrder, 'money'>) => (
  <>
    <Card title="No banco">
      {charge ? (
        <div className="space-y-3">
          <p className="wrap-anywhere">
            {formatMoney(charge.total)}, taxa de {formatMoney(charge.fee_amount)}
            <span className="block text-sm text-muted">
              {charge.gateway} · {statusWords[charge.status]} · {charge.uuid}
            </span>
          </p>
          <ul className="divide-y divide-base-300 border-t border-base-300">
            {transactions.map(({ id, kind, amount, occurred_at }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
                <span>
                  {transactionWords[kind]} <span className="text-sm text-muted">{formatDayTime(occurred_at)}</span>
                </span>
                <span className="figures">{formatMoney(amount)}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p className="text-muted">Não houve o que cobrar.</p>
      )}
    </Card>
    <Card title="No razão">
      {transfers.length ? (
        <ul className="space-y-4">
          {transfers.map(({ reference, kind, amount, at, entries }) => (
            <li key={reference}>
              <p className="flex flex-wrap justify-between gap-x-4 font-medium">
                <span>
                  {transferNames[kind]} <span className="text-sm font-normal text-muted">{formatDayTime(at)}</span>
                </span>
                <span className="figures">{formatMoney(amount)}</span>
              </p>
              <ul className="text-sm text-muted">
                {entries.map((entry, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: one account may stand in two lines of the same amount.
                  <li key={at} className="flex justify-between gap-4">
                    <span className="wrap-anywhere">{entry.account}</span>
                    <span className="figures shrink-0">{formatMoney(entry.amount)}</span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">Nada lançado ainda.</p>
      )}
    </Card>
    <Card title="Recebíveis">
      {receivables.length ? (
        <ul className="divide-y divide-base-300">
          {receivables.map((one) => (
            <li key={one.id} className="flex flex-wrap justify-between gap-x-4 py-2">
              <span>
                {one.holder} ({roleNames[one.role].toLowerCase()}), parcela {one.installment}
                <span className="block text-sm text-muted">
                  {receivableStateNames[one.state]} · vence {formatNumericDay(one.due_on)}
                  {one.hold_until ? ` · livre em ${formatNumericDay(one.hold_until)}` : ' · retido'}
                </span>
              </span>
              <span className="figures">{formatMoney(one.amount - one.fee - one.reversed)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">Ninguém tem a receber deste pedido.</p>
      )}
    </Card>
  </>
)

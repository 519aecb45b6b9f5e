import { formatDay } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'
import type { RefundStatus } from '../../refunds/refund.kinds.ts'
import type { ChargeView } from '../charges.schemas.ts'

const words: Record<RefundStatus, string> = {
  requested: 'Pedida',
  accepted: 'A caminho',
  done: 'Concluída',
  failed: 'Não deu certo',
}

/** What goes back to the payer, and how far it is. */
export function ChargeRefunds({ refunds }: Pick<ChargeView, 'refunds'>) {
  if (!refunds.length) return null
  return (
    <section className="space-y-2">
      <h3 className="text-[0.9375rem] font-semibold">Devoluções</h3>
      <ul className="divide-y divide-base-300">
        {refunds.map(({ uuid, amount, status, created_at, ended_at, failure_reason }) => (
          <li key={uuid} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="figures font-semibold">{formatMoney(amount)}</span>
            <span className="text-muted">
              {words[status]} {formatDay(ended_at ?? created_at)}
            </span>
            {failure_reason && <span className="w-full text-sm text-error">{failure_reason}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

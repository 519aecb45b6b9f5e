import { formatDay } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { payoutStateNames, payoutStateTones } from '../payout.words.ts'
import type { PayoutCard } from '../payouts.schemas.ts'

/** What was paid, newest first. `addressOf`: the address of a payout's statement, without its format. */
export const OwnPayouts = ({ payouts, addressOf }: { payouts: PayoutCard[]; addressOf: (uuid: string) => string }) => (
  <Card title="Repasses">
    {payouts.length === 0 && (
      <p className="text-muted">Nenhum repasse ainda. O primeiro sai quando houver saldo disponível.</p>
    )}
    <ul className="-my-3 divide-y divide-base-300">
      {payouts.map((one) => (
        <li key={one.uuid} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="figures font-semibold">{formatMoney(one.amount)}</span>
              <Badge tone={payoutStateTones[one.state]}>{payoutStateNames[one.state]}</Badge>
            </p>
            <p className="text-sm wrap-anywhere text-muted">
              {formatDay(one.day)} · {one.to}
            </p>
            {one.return_reason && <p className="text-sm text-error">{one.return_reason}</p>}
          </div>
          <div className="flex gap-2">
            <LinkButton size="sm" to={`${addressOf(one.uuid)}/pdf`} icon="file-text" download>
              Extrato
            </LinkButton>
            <LinkButton size="sm" tone="plain" to={`${addressOf(one.uuid)}/csv`} download>
              CSV
            </LinkButton>
          </div>
        </li>
      ))}
    </ul>
  </Card>
)

import { formatDay } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Card } from '#ui/components/card.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import type { PayoutCard } from '../../payouts/payouts.schemas.ts'
import { ReceiverCard } from '../../receivers/components/receiver-card.tsx'
import { ReceiverForm } from '../../receivers/components/receiver-form.tsx'
import type { OwnReceiver } from '../../receivers/receivers.schemas.ts'
import type { Balances } from '../balances.queries.ts'
import { receivableStateNames, receivableStateTones, roleNames } from '../receivable.words.ts'
import type { ReceivableCard } from '../receivables.schemas.ts'
import { BalanceStats } from './balance-stats.tsx'
import { HowWeReckon } from './how-we-reckon.tsx'
import { orderName } from './receivable-columns.tsx'

type Props = {
  balance: Balances
  payouts: PayoutCard[]
  receivables: ReceivableCard[]
  own: OwnReceiver
  action?: string
}

/** What a partner or an affiliate gets, and where. The page that shows it takes the form named 'receiver'. */
export const OwnReceivables = ({ balance, payouts, receivables, own, action }: Props) => (
  <section aria-label="Seus recebíveis" className="space-y-6">
    <BalanceStats balance={balance} payouts={payouts} />
    <Card title="Próximos recebimentos">
      {receivables.length === 0 ? (
        <EmptyState
          icon="handshake"
          text="Nada por aqui ainda. O que você ganhar com parcerias e afiliações aparece aqui."
        />
      ) : (
        <ul className="-my-3 divide-y divide-base-300">
          {receivables.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
              <div>
                <p className="figures">{orderName(one)}</p>
                <p className="text-sm text-muted">
                  {roleNames[one.role]} · {one.installment} de {one.installments} ·{' '}
                  {one.expected_on ? formatDay(one.expected_on) : 'depois da entrega'}
                </p>
              </div>
              <p className="flex items-center gap-3">
                <Badge tone={receivableStateTones[one.state]}>{receivableStateNames[one.state]}</Badge>
                <span className="figures font-semibold">{formatMoney(one.due)}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
    {own.receiver && <ReceiverCard receiver={own.receiver} />}
    {own.can.edit && (
      <Disclosure
        title={own.receiver ? 'Trocar onde você recebe' : 'Cadastrar onde você recebe'}
        icon="banknote"
        open={!own.receiver}
      >
        <div className="px-5 pb-5">
          <ReceiverForm
            action={action}
            submit={own.receiver ? 'Salvar dados novos' : 'Enviar para análise'}
            values={{ document_kind: own.receiver?.document_kind ?? 'cpf', means: own.receiver?.means ?? 'pix' }}
          />
        </div>
      </Disclosure>
    )}
    <HowWeReckon />
  </section>
)

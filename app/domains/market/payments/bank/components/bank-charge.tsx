import { formatDayTime } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'
import { Badge, type BadgeTone } from '#ui/components/badge.tsx'
import { Button } from '#ui/components/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { methodWords } from '../../charges/charge.words.ts'
import type { SandboxState } from '../../sandbox/sandbox.kinds.ts'
import { stateWords } from '../../sandbox/sandbox.words.ts'
import type { BankCharge } from '../bank.schemas.ts'
import { actWords } from '../bank.words.ts'

const tones: Record<SandboxState, BadgeTone> = {
  open: 'amber',
  processing: 'amber',
  paid: 'primary',
  failed: 'danger',
  expired: 'neutral',
  canceled: 'neutral',
}

/** A charge as its bank sees it, with everything that the bank can do to it. */
export const BankChargeCard = ({ charge }: { charge: BankCharge }) => (
  <article className="card space-y-4 p-5">
    <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h2 className="figures text-xl">{formatMoney(charge.amount)}</h2>
        <p className="wrap-anywhere">{charge.description}</p>
        <p className="text-sm text-muted">
          {methodWords[charge.method]}
          {charge.installments > 1 && ` em ${charge.installments}×`}
          {charge.method === 'cartao'
            ? `, final ${charge.card_last_four}`
            : `, vence ${formatDayTime(charge.expires_at)}`}
        </p>
      </div>
      <Badge tone={tones[charge.state]}>{stateWords[charge.state]}</Badge>
    </header>
    <Amounts charge={charge} />
    <Form name={`bank-${charge.uid}`}>
      <HiddenField name="charge" value={charge.uid} />
      <div className="flex flex-wrap gap-2">
        {charge.acts.map((act, index) => (
          <Button
            key={act}
            type="submit"
            name="act"
            value={act}
            tone={index === 0 && act === 'pay' ? firstTone(charge) : 'quiet'}
          >
            {act === 'pay' && charge.captured_amount > 0 ? 'Pagar de novo' : actWords[act]}
          </Button>
        ))}
      </div>
    </Form>
  </article>
)

const firstTone = ({ state }: BankCharge) => (state === 'open' ? 'primary' : 'quiet')

function Amounts({ charge: { captured_amount, charged_back_amount, refund_pending_amount } }: { charge: BankCharge }) {
  const lines = [
    ['Recebido', captured_amount],
    ['Contestado', charged_back_amount],
    ['Devolução a caminho', refund_pending_amount],
  ] as const
  const shown = lines.filter(([, amount]) => amount > 0)
  if (!shown.length) return null
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {shown.map(([label, amount]) => (
        <div key={label} className="flex gap-1.5">
          <dt className="text-muted">{label}</dt>
          <dd className="figures font-semibold">{formatMoney(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}

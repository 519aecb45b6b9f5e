import { formatMoney } from '#shared/money.ts'
import { Badge, type BadgeTone } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import type { ChargeStatus as Status } from '../charge.kinds.ts'
import { methodWords, statusWords } from '../charge.words.ts'
import { received } from '../charge-fold.model.ts'
import type { ChargeView } from '../charges.schemas.ts'
import { ChargeRefunds } from './charge-refunds.tsx'
import { HowToPay } from './how-to-pay.tsx'
import { useChargeNews } from './use-charge-news.ts'

const tones: Record<Status, BadgeTone> = {
  pending: 'amber',
  processing: 'amber',
  paid: 'primary',
  underpaid: 'amber',
  overpaid: 'info',
  failed: 'danger',
  expired: 'neutral',
  canceled: 'neutral',
  partially_refunded: 'info',
  refunded: 'info',
  charged_back: 'danger',
}

/** The bank still has something to say. */
const waiting: Status[] = ['pending', 'processing', 'underpaid']

type Props = {
  charge: ChargeView
  /** What else it pays, in words. */
  also?: string | null
  /** What it was for has ended: all that came in goes back. */
  ended?: boolean
}

/** A charge for who pays it: how, how long, and what became of it. It follows what happens while the page is open. */
export function ChargeStatus({ charge, also, ended = false }: Props) {
  useChargeNews(charge.uuid)
  return (
    <Card
      title={methodWords[charge.method]}
      actions={
        <span role="status">
          <Badge tone={tones[charge.status]}>{statusWords[charge.status]}</Badge>
        </span>
      }
    >
      <div className="space-y-4">
        <div>
          <Price charge={charge} />
          {also && <p className="text-muted">{also}</p>}
        </div>
        <Outcome charge={charge} ended={ended} />
        <HowToPay charge={charge} />
        <ChargeRefunds refunds={charge.refunds} />
        {charge.bank_path && waiting.includes(charge.status) && (
          <LinkButton to={charge.bank_path} tone="plain" icon="building-2" wide>
            Fazer o papel do banco (demonstração)
          </LinkButton>
        )}
      </div>
    </Card>
  )
}

const Price = ({ charge: { total, installments, interest_amount, card } }: { charge: ChargeView }) => (
  <div>
    <p className="figures font-display text-3xl font-semibold">{formatMoney(total)}</p>
    {installments > 1 && (
      <p className="text-muted">
        Em {installments}× {interest_amount > 0 ? `com ${formatMoney(interest_amount)} de juros` : 'sem juros'}
      </p>
    )}
    {card && (
      <p className="text-muted">
        {card.brand} com final {card.last_four}
      </p>
    )}
  </div>
)

/** It ended with less than its total. */
const PartCameIn = ({ amount }: { amount: number }) => (
  <Notice tone="warning" title="O valor pago não chegou ao total">
    Recebemos {formatMoney(amount)}. O pedido acabou, e o valor volta para você; veja abaixo.
  </Notice>
)

function Outcome({ charge, ended }: { charge: ChargeView; ended: boolean }) {
  const { status, failure_reason, total, captured_amount } = charge
  const here = received(charge)
  switch (status) {
    case 'paid':
      return <Notice tone="success" title="Pagamento confirmado" />
    case 'processing':
      return (
        <Notice title="O banco está analisando">
          Isso leva de alguns segundos a algumas horas. Não pague de novo: a resposta aparece aqui.
        </Notice>
      )
    case 'underpaid':
      return (
        <Notice tone="warning" title={`Faltam ${formatMoney(total - here)}`}>
          Recebemos {formatMoney(here)}. Pague o resto até o fim do prazo; senão, o pedido acaba e o valor volta para
          você.
        </Notice>
      )
    case 'overpaid':
      if (ended)
        return <Notice title={`Recebemos ${formatMoney(here)}`}>O pedido acabou, e tudo volta para você.</Notice>
      return (
        <Notice title={`Você pagou ${formatMoney(here - total)} a mais`}>
          O pagamento está confirmado. O que passou do valor volta para você.
        </Notice>
      )
    case 'failed':
      return (
        <Notice tone="error" title="O pagamento não passou">
          {failure_reason ?? 'Tente de novo ou escolha outra forma de pagar.'}
        </Notice>
      )
    case 'expired':
      if (captured_amount) return <PartCameIn amount={captured_amount} />
      return (
        <Notice tone="warning" title="O prazo para pagar acabou">
          Se você já pagou, não pague de novo: assim que o banco confirmar, o valor aparece aqui.
        </Notice>
      )
    case 'canceled':
      if (captured_amount) return <PartCameIn amount={captured_amount} />
      return <Notice title="Esta cobrança foi cancelada">Nada será cobrado.</Notice>
    case 'charged_back':
      return (
        <Notice tone="error" title="O pagamento foi contestado">
          O banco do cartão está com o valor enquanto decide.
        </Notice>
      )
    default:
      return null
  }
}

import { formatDayTime } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { disputeKindWords, disputeStateWords } from '../../disputes/dispute.words.ts'
import { sideWords } from '../order.words.ts'
import type { OrderDispute } from '../orders.schemas.ts'

type Props = { dispute: OrderDispute /** Address of its files: the id is added. */; filesAt: string }

/** What both sides say of a problem, and where it stands. */
export const DisputeThread = ({ dispute, filesAt }: Props) => (
  <div className="space-y-4">
    <p className="flex flex-wrap items-center gap-2">
      <span className="font-medium">{disputeKindWords[dispute.kind]}</span>
      <Badge tone={dispute.open ? 'amber' : 'neutral'}>{disputeStateWords[dispute.state]}</Badge>
    </p>
    <ol className="space-y-3">
      {dispute.messages.map((message) => (
        <li key={message.id} className="rounded-box border border-base-300 p-3">
          <p className="text-sm text-muted">
            {sideWords[message.side]}, {formatDayTime(message.created_at)}
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{message.text}</p>
          {message.files.map(({ id, name }) => (
            <a key={id} href={`${filesAt}/${id}`} className="link mt-1 block text-sm wrap-anywhere">
              {name}
            </a>
          ))}
        </li>
      ))}
    </ol>
    {dispute.state === 'proposta' && dispute.offer_amount !== null && (
      <Notice title={`A loja oferece ${formatMoney(dispute.offer_amount)} de volta`}>
        Se quem comprou aceitar, o valor volta e o problema termina.
      </Notice>
    )}
    {!dispute.open && (
      <Notice
        tone="success"
        title={
          dispute.refund_amount
            ? `${formatMoney(dispute.refund_amount)} de volta`
            : dispute.state === 'decidida'
              ? 'Sem valor a devolver'
              : 'Problema encerrado'
        }
      >
        {dispute.decision ?? 'Não há mais nada a decidir. O que voltou pelo pedido está no histórico.'}
      </Notice>
    )}
  </div>
)

import type { ReactNode } from 'react'
import { formatDayTime, onDay } from '#shared/dates.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { meansNames, receiverStateNames, receiverStateTones } from '../receiver.words.ts'
import type { ReceiverShown } from '../receivers.schemas.ts'

/** The version in use, masked, with what its state means for the next payout. */
export const ReceiverCard = ({ receiver }: { receiver: ReceiverShown }) => (
  <Card
    title="Recebedor em uso"
    actions={<Badge tone={receiverStateTones[receiver.state]}>{receiverStateNames[receiver.state]}</Badge>}
  >
    <div className="space-y-5">
      <StateNotice receiver={receiver} />
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact name="Nome no documento">{receiver.legal_name}</Fact>
        <Fact name={receiver.document_kind.toUpperCase()}>
          <span className="figures">{receiver.document}</span>
        </Fact>
        <Fact name={meansNames[receiver.means]}>
          {receiver.bank && <>{receiver.bank} · </>}
          <span className="figures">{receiver.hint}</span>
        </Fact>
        <Fact name="Enviado em">{formatDayTime(receiver.created_at)}</Fact>
      </dl>
    </div>
  </Card>
)

function StateNotice({ receiver: { state, reason, waits_until } }: { receiver: ReceiverShown }) {
  if (state === 'pendente')
    return (
      <Notice tone="info" title="Estamos conferindo os seus dados">
        Costuma levar até dois dias úteis. Até lá, o que você vende fica guardado aqui.
      </Notice>
    )
  if (state === 'recusado')
    return (
      <Notice tone="error" title="Não conseguimos aprovar">
        {reason} Corrija abaixo e envie de novo.
      </Notice>
    )
  if (state === 'suspenso')
    return (
      <Notice tone="error" title="Os repasses estão parados">
        {reason} Fale com a nossa equipe para liberar.
      </Notice>
    )
  if (waits_until)
    return (
      <Notice tone="warning" title={`Repasses voltam ${onDay(formatDayTime(waits_until))}`}>
        A conta mudou há pouco. Esperamos 24 horas antes do primeiro repasse, para você ter tempo de avisar se não foi
        você.
      </Notice>
    )
  return null
}

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)

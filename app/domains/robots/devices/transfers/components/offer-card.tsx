import { formatNumericDay } from '#shared/dates.ts'
import { Card } from '#ui/components/card.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import type { DeviceTransfers } from '../transfers.schemas.ts'

/** A robot that somebody wants to hand over, with both answers. */
export function OfferCard({ offer }: { offer: DeviceTransfers['data'][number] }) {
  const { id, from, model, ganza_serial_number, expires_at } = offer
  return (
    <Card title={`${from.nickname} quer passar um robô para você`}>
      <div className="space-y-4">
        <p>
          {model}, número {ganza_serial_number}. Vale até {formatNumericDay(expires_at)}. O que ele mediu até hoje
          continua com {from.nickname}.
        </p>
        <div className="flex flex-wrap gap-3">
          <Form name={`accept-${id}`}>
            <HiddenField name="transfer_id" value={String(id)} />
            <SubmitButton icon="check">Ficar com o robô</SubmitButton>
          </Form>
          <Form name={`refuse-${id}`}>
            <HiddenField name="transfer_id" value={String(id)} />
            <SubmitButton tone="quiet">Não quero</SubmitButton>
          </Form>
        </div>
      </div>
    </Card>
  )
}

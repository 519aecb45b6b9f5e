import { now } from '#shared/clock.ts'
import { dayKey } from '#shared/dates.ts'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { SureField } from '#ui/form/sure-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { carriers } from '../../dispatches/carrier.kinds.ts'
import { carrierWords } from '../../dispatches/carrier.words.ts'
import { LabelBox } from '../../labels/components/label-box.tsx'
import type { OrderDetail } from '../../orders/orders.schemas.ts'

/** What the store does next to bring an order to its buyer. */
export function DispatchCard({ order }: { order: OrderDetail }) {
  const { can } = order
  if (!can.prepare && !can.dispatch && !can.ready && !can.hand_over && !can.deliver) return null
  return (
    <div id="enviar" className="scroll-mt-20">
      <Card title={order.picks_up ? 'Retirada na loja' : can.dispatch ? 'Enviar' : 'Entregar'}>
        <div className="space-y-5">
          {can.prepare && (
            <Form name="prepare">
              <SubmitButton tone="quiet" icon="package-open">
                Começar a separar
              </SubmitButton>
            </Form>
          )}
          <LabelBox order={order} />
          {can.dispatch && <Dispatch order={order} />}
          {can.ready && (
            <ConfirmButton
              label="Pronto para retirar"
              tone="primary"
              icon="store"
              send={{ form: 'ready' }}
              title="Avisar que está pronto?"
              confirm="Avisar"
            >
              Quem comprou recebe o aviso e um código de seis números para mostrar na retirada.
            </ConfirmButton>
          )}
          {can.hand_over && <HandOver />}
          {can.deliver && <Delivered />}
        </div>
      </Card>
    </div>
  )
}

const Dispatch = ({ order: { lines } }: { order: OrderDetail }) => (
  <Form key={lines.map(({ id, to_send }) => `${id}:${to_send}`).join()} name="dispatch" fromTop>
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        name="carrier"
        label="Quem leva"
        placeholder="Escolha"
        options={carriers.map((value) => ({ value, label: carrierWords[value] }))}
      />
      <TextField name="tracking_code" label="Código de rastreio" required={false} maxLength={40} />
      <DateField name="posted_on" label="Postado em" defaultValue={dayKey(now())} max={dayKey(now())} />
      <TextField name="note" label="Recado para quem comprou" required={false} maxLength={300} />
    </div>
    <fieldset className="space-y-4">
      <legend className="mb-2 font-medium">O que vai neste pacote</legend>
      {lines
        .filter(({ to_send }) => to_send > 0)
        .map((line, at) => (
          <div key={line.id}>
            <HiddenField name={`lines[${at}].line_id`} value={line.id} />
            <NumberField
              name={`lines[${at}].quantity`}
              label={[line.title, line.variant_name].filter(Boolean).join(', ')}
              unit={`de ${line.to_send}`}
              whole
              defaultValue={line.to_send}
            />
          </div>
        ))}
    </fieldset>
    <SureField />
    <FormActions>
      <SubmitButton icon="truck" sending="Enviando…">
        Marcar como enviado
      </SubmitButton>
    </FormActions>
  </Form>
)

const HandOver = () => (
  <Form name="hand_over">
    <Notice title="Está pronto para retirar">Peça o código a quem veio buscar. Sem ele, não entregue.</Notice>
    <TextField name="code" label="Código de retirada" placeholder="000000" maxLength={6} autoComplete="off" />
    <FormActions>
      <SubmitButton icon="check">Confirmar retirada</SubmitButton>
    </FormActions>
  </Form>
)

const Delivered = () => (
  <Form name="deliver">
    <TextField
      name="proof"
      label="Quem recebeu e como você sabe"
      help="Por exemplo: assinado por Ana no dia 12, conforme o rastreio. Fica no histórico."
      maxLength={300}
    />
    <FormActions>
      <SubmitButton tone="quiet" icon="package">
        Confirmar entrega
      </SubmitButton>
    </FormActions>
  </Form>
)

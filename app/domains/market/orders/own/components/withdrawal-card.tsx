import { formatLongDay, formatNumericDay } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'
import { Card } from '#ui/components/card.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { OrderDetail } from '../../orders/orders.schemas.ts'

/** The right to give things back within seven days: asking for it, and what comes next. */
export function WithdrawalCard({ order }: { order: OrderDetail }) {
  const { withdrawal, can } = order
  const open = withdrawal && (withdrawal.state === 'pedida' || withdrawal.state === 'enviada')
  if (open) return <Open order={order} withdrawal={withdrawal} />
  if (!can.withdraw) return null
  return <Ask order={order} />
}

const Ask = ({ order: { lines, withdraw_until } }: { order: OrderDetail }) => (
  <Card title="Devolver">
    <p className="mb-4">
      {withdraw_until
        ? `Você pode desistir até ${formatLongDay(withdraw_until)}, sem dizer por quê.`
        : 'Você pode desistir até 7 dias depois de receber, sem dizer por quê.'}{' '}
      O valor volta inteiro, com o frete se devolver tudo.
    </p>
    <Disclosure title="Pedir devolução" icon="undo-2" inCard>
      <Form name="withdraw" fromTop>
        {lines
          .filter(({ withdrawable }) => withdrawable > 0)
          .map((line, at) => (
            <div key={line.id}>
              <HiddenField name={`lines[${at}].line_id`} value={line.id} />
              {line.kind === 'curso' || line.kind === 'consultoria' ? (
                <>
                  <HiddenField name={`lines[${at}].quantity`} value={line.withdrawable} />
                  <Notice tone="warning" title={line.title}>
                    Fecha no momento da devolução, e o que estiver guardado no celular sai dele.
                  </Notice>
                </>
              ) : (
                <NumberField
                  name={`lines[${at}].quantity`}
                  label={`Quantas unidades de ${line.title}`}
                  unit={`de ${line.withdrawable}`}
                  help={`Volta ${formatMoney(Math.floor(line.paid_amount / line.quantity))} por unidade.`}
                  whole
                  defaultValue={line.withdrawable}
                />
              )}
            </div>
          ))}
        <TextArea name="reason" label="Motivo" required={false} rows={2} maxLength={500} />
        <FormActions>
          <SubmitButton icon="undo-2" sending="Pedindo…">
            Pedir devolução
          </SubmitButton>
        </FormActions>
      </Form>
    </Disclosure>
  </Card>
)

type OpenProps = { order: OrderDetail; withdrawal: NonNullable<OrderDetail['withdrawal']> }

const Open = ({ order, withdrawal }: OpenProps) => (
  <Card title="Sua devolução">
    <div className="space-y-4">
      <ul className="list-disc ps-5">
        {withdrawal.lines.map(({ line_id, quantity }) => (
          <li key={line_id}>
            {quantity} × {order.lines.find(({ id }) => id === line_id)?.title}
          </li>
        ))}
      </ul>
      {withdrawal.amount !== null && (
        <p>
          Volta para você: <strong className="figures">{formatMoney(withdrawal.amount)}</strong>
        </p>
      )}
      {withdrawal.state === 'pedida' ? (
        <>
          <Notice title={`Escreva ${withdrawal.code} no pacote`}>
            Embale bem e combine o envio com a loja: o frete da volta é dela. Quando postar, avise aqui.
          </Notice>
          <SentBack say="Já enviei de volta" />
          <ConfirmButton
            label="Desistir de devolver"
            tone="plain"
            send={{ form: 'drop_withdrawal' }}
            title="Ficar com o que comprou?"
            confirm="Ficar"
          >
            A devolução é encerrada. Dentro do prazo, você pode pedir outra.
          </ConfirmButton>
        </>
      ) : (
        <>
          <Notice title="A caminho da loja">
            {withdrawal.tracking_code && <p>Rastreio: {withdrawal.tracking_code}</p>}
            {withdrawal.pays_back_at &&
              `O valor volta quando a loja conferir, ou sozinho em ${formatNumericDay(withdrawal.pays_back_at)}.`}
          </Notice>
          <Disclosure
            title={withdrawal.tracking_code ? 'Corrigir o código de rastreio' : 'Dizer o código de rastreio'}
            icon="truck"
            inCard
          >
            <SentBack say="Salvar o código" required />
          </Disclosure>
        </>
      )}
    </div>
  </Card>
)

const SentBack = ({ say, required = false }: { say: string; required?: boolean }) => (
  <Form name="sent_back">
    <TextField name="tracking_code" label="Código de rastreio" required={required} maxLength={40} />
    <FormActions>
      <SubmitButton icon="truck">{say}</SubmitButton>
    </FormActions>
  </Form>
)

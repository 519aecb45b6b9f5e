import { formatMoney } from '#shared/money.ts'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { FilesField } from '#ui/form/files-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { MoneyField } from '#ui/form/number-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { DisputeThread } from '../../orders/components/dispute-thread.tsx'
import type { OrderDetail } from '../../orders/orders.schemas.ts'

/** What comes back to the store. */
export function ReturnCard({ order }: { order: OrderDetail }) {
  const { withdrawal, can, lines } = order
  if (!withdrawal || withdrawal.state === 'concluida') return null
  return (
    <Card title="Devolução dentro de sete dias">
      <div className="space-y-4">
        <ul className="list-disc ps-5">
          {withdrawal.lines.map(({ line_id, quantity }) => (
            <li key={line_id}>
              {quantity} × {lines.find(({ id }) => id === line_id)?.title}
            </li>
          ))}
        </ul>
        {withdrawal.reason && <p className="text-muted">{withdrawal.reason}</p>}
        <Notice title={`O pacote vem marcado com ${withdrawal.code}`}>
          {withdrawal.state === 'pedida'
            ? 'Combine o envio de volta pelas mensagens: esse frete é da loja.'
            : `Já foi enviado${withdrawal.tracking_code && `, rastreio ${withdrawal.tracking_code}`}. Sem resposta em 10 dias, o valor volta sozinho.`}
        </Notice>
        {can.receive_return && (
          <div className="flex flex-wrap gap-3">
            <Received label="Recebi inteiro, volta ao estoque" restocked amount={withdrawal.amount} />
            <Received label="Recebi, não volta ao estoque" amount={withdrawal.amount} />
          </div>
        )}
      </div>
    </Card>
  )
}

type Received = { label: string; restocked?: boolean; amount: number | null }

const Received = ({ label, restocked, amount }: Received) => (
  <ConfirmButton
    label={label}
    icon="package-open"
    tone={restocked ? 'primary' : 'quiet'}
    send={{ form: 'returned', ...(restocked && { restocked: 'true' }) }}
    title={amount ? `Devolver ${formatMoney(amount)}?` : 'Concluir a devolução?'}
    confirm={amount ? 'Devolver o valor' : 'Concluir'}
    box="Confiro que recebi o pacote: o valor volta para quem comprou"
  >
    O valor volta para quem comprou, do jeito que foi pago. Depois não dá para desfazer.
  </ConfirmButton>
)

/** A problem, and the store's answer to it. */
export function DisputeCard({ order, filesAt }: { order: OrderDetail; filesAt: string }) {
  const { dispute, can, left_amount } = order
  if (!dispute) return null
  return (
    <Card title="Problema contado por quem comprou">
      <div className="space-y-5">
        <DisputeThread dispute={dispute} filesAt={filesAt} />
        {dispute.open && can.manage && (
          <>
            <Form key={dispute.messages.filter(({ side }) => side === 'loja').length} name="say" once>
              <TextArea name="text" label="Resposta da loja" rows={3} maxLength={2000} />
              <FilesField name="file_ids" label="Fotos ou papéis" required={false} max={4} />
              <FormActions>
                <SubmitButton icon="send">Responder</SubmitButton>
              </FormActions>
            </Form>
            {left_amount > 0 && (
              <Form name="offer">
                <MoneyField name="amount" label="Valor que você oferece" help={`Até ${formatMoney(left_amount)}`} />
                <FormActions>
                  <SubmitButton tone="quiet" icon="handshake">
                    Oferecer este valor
                  </SubmitButton>
                </FormActions>
              </Form>
            )}
          </>
        )}
      </div>
    </Card>
  )
}

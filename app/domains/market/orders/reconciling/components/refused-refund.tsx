import { formatDayTime } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'
import { Card } from '#ui/components/card.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { FilesField } from '#ui/form/files-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import type { MoneyAttention } from '../attention.schemas.ts'
import { OrderLinks } from './order-links.tsx'

type Props = { refund: MoneyAttention['refunds'][number] }

/** Money that the gateway would not give back: asked for again, or paid from our own account with its receipt. */
export const RefusedRefund = ({ refund }: Props) => {
  const { id, amount, payer, pix_key, reason, failure_reason, created_at, orders } = refund
  return (
    <Card title={`${formatMoney(amount)} a ${payer}`}>
      <div className="space-y-4">
        <OrderLinks orders={orders} />
        <p>
          {failure_reason ?? 'O banco não disse por quê.'}
          <span className="block text-sm text-muted">
            Pedida {formatDayTime(created_at)}. {reason}
          </span>
        </p>
        <p className="wrap-anywhere">
          {pix_key ? (
            <>
              Chave PIX que a pessoa deu: <span className="figures font-semibold">{pix_key}</span>
            </>
          ) : (
            'A pessoa foi avisada e ainda não deu outra chave PIX.'
          )}
        </p>
        <Form name={`again-${id}`}>
          <HiddenField name="id" value={id} />
          <HiddenField name="act" value="again" />
          <SubmitButton tone="quiet" icon="repeat" sending="Pedindo…">
            Tentar de novo
          </SubmitButton>
        </Form>
        <Disclosure title="Pago por fora" icon="receipt" inCard>
          <Form name={`settled-${id}`}>
            <HiddenField name="id" value={id} />
            <HiddenField name="act" value="settled" />
            <FilesField name="file_id" label="Comprovante do banco" help="O PDF ou a foto do PIX que saiu." max={1} />
            <FormActions>
              <SubmitButton sending="Salvando…">Devolvi {formatMoney(amount)}</SubmitButton>
            </FormActions>
          </Form>
        </Disclosure>
      </div>
    </Card>
  )
}

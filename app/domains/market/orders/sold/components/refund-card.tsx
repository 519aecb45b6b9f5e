import { formatMoney } from '#shared/money.ts'
import { Card } from '#ui/components/card.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { MoneyField, NumberField } from '#ui/form/number-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { SureField } from '#ui/form/sure-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import type { OrderDetail } from '../../orders/orders.schemas.ts'
import type { OrderRefundShares } from '../sold-orders.schemas.ts'

type Props = { order: OrderDetail; shares: OrderRefundShares | null; typed?: Record<string, string | string[]> }

/** Gives a part back: first who bears what, then for good. */
export function RefundCard({ order, shares, typed }: Props) {
  const { can, lines, left_freight, freight } = order
  if (!can.refund) return null
  return (
    <Card title="Devolver uma parte">
      <p className="mb-4 text-muted">
        Ainda dá para devolver {formatMoney(order.left_amount)}. O que você não vai mais enviar volta ao estoque.
      </p>
      <Disclosure title="Escolher itens e frete" icon="banknote" inCard open={shares !== null}>
        <Form name="refund" values={typed}>
          {lines
            .filter(({ left_amount, to_send }) => left_amount > 0 || to_send > 0)
            .map((line, at) => (
              <fieldset key={line.id} className="space-y-3">
                <legend className="mb-2 font-medium wrap-anywhere">{line.title}</legend>
                <HiddenField name={`lines[${at}].line_id`} value={line.id} />
                <div className="grid grid-cols-2 items-end gap-4">
                  <MoneyField
                    name={`lines[${at}].amount`}
                    label={`Valor, até ${formatMoney(line.left_amount)}`}
                    centavos={0}
                  />
                  {line.to_send > 0 && (
                    <NumberField
                      name={`lines[${at}].canceled`}
                      label="Não vou enviar"
                      unit={`de ${line.to_send}`}
                      whole
                      defaultValue={0}
                    />
                  )}
                </div>
              </fieldset>
            ))}
          {freight && left_freight > 0 && (
            <MoneyField name="freight" label={`Frete, até ${formatMoney(left_freight)}`} centavos={0} />
          )}
          <TextArea name="reason" label="Motivo" help="Quem comprou vai ler." rows={2} maxLength={500} />
          {shares && <Shares shares={shares} />}
          <SureField />
          <FormActions>
            <SubmitButton name="intent" value="preview" tone="quiet" sending="Calculando…">
              Ver quem devolve quanto
            </SubmitButton>
            <SubmitButton name="intent" value="refund" tone="danger" sending="Devolvendo…">
              Devolver
            </SubmitButton>
          </FormActions>
        </Form>
      </Disclosure>
    </Card>
  )
}

const roles = { parceiro: 'Parceria', afiliado: 'Afiliação' }

/** How it is reckoned: each gives back in proportion to what they got of the lines that go back. */
const Shares = ({
  shares: { amount, interest_amount, platform, store, store_fee, others },
}: {
  shares: OrderRefundShares
}) => (
  <Notice title={`Quem comprou recebe ${formatMoney(amount + interest_amount)}`}>
    <ul>
      <li>Loja: {formatMoney(store - store_fee)}</li>
      <li>Site: {formatMoney(platform + interest_amount + store_fee)}</li>
      {others.map(({ role, amount: part }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two partners may give the same.
        <li key={at}>
          {roles[role]}: {formatMoney(part)}
        </li>
      ))}
    </ul>
    <p className="mt-2">Cada um devolve na proporção do que recebeu dos itens escolhidos. O frete é todo da loja.</p>
  </Notice>
)

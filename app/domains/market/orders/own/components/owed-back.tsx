import { formatMoney } from '#shared/money.ts'
import { Notice } from '#ui/components/notice.tsx'
import { Form } from '#ui/form/form.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { OrderDetail } from '../../orders/orders.schemas.ts'

/** What the bank would not give back: why, and where else the buyer wants it. */
export function OwedBack({ order: { owed_back } }: { order: OrderDetail }) {
  if (!owed_back) return null
  const { amount, reason, key_given } = owed_back
  return (
    <Notice tone="warning" title={`O banco não aceitou a devolução de ${formatMoney(amount)}`}>
      <p>{reason}</p>
      <p>
        {key_given
          ? 'Guardamos a sua chave PIX. Nossa equipe devolve por ela e avisa você; dá para trocar abaixo.'
          : 'O valor é seu. Dê uma chave PIX sua, e a nossa equipe devolve por ela.'}
      </p>
      <Form name="pix_key" className="mt-3 space-y-4">
        <TextField
          name="pix_key"
          label="Sua chave PIX"
          help="CPF, CNPJ, e-mail, celular ou chave aleatória. Só você e quem devolve leem."
          maxLength={100}
          exact
        />
        <FormActions>
          <SubmitButton sending="Guardando…">{key_given ? 'Trocar a chave' : 'Guardar a chave'}</SubmitButton>
        </FormActions>
      </Form>
    </Notice>
  )
}

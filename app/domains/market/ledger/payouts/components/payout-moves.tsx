import { formatMoney } from '#shared/money.ts'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { StaffPayoutCard } from '../payouts.schemas.ts'

/** What staff reads from the bank: sent, then paid, or returned for a reason that the holder reads. */
export const PayoutMoves = ({ payout: { uuid, can, amount, holder } }: { payout: StaffPayoutCard }) => (
  <div className="flex flex-wrap gap-2">
    {can.send && (
      <ConfirmButton
        label="Enviado"
        size="sm"
        confirm="Marcar como enviado"
        title={`O repasse de ${holder.name} foi para o banco?`}
        send={{ intent: 'move', uuid, to: 'enviado' }}
      >
        Avisamos quem recebe que {formatMoney(amount)} estão a caminho.
      </ConfirmButton>
    )}
    {!can.send && !can.confirm && <span className="text-muted">Já respondeu</span>}
    {can.confirm && (
      <>
        <ConfirmButton
          label="Pago"
          size="sm"
          confirm="Marcar como pago"
          title={`O banco pagou ${formatMoney(amount)} a ${holder.name}?`}
          send={{ intent: 'move', uuid, to: 'pago' }}
        >
          Isso encerra o repasse e não dá para desfazer.
        </ConfirmButton>
        <details className="w-full min-w-48 text-left">
          <summary className="link py-2 text-sm">O banco devolveu</summary>
          <Form name={`returned-${uuid}`} className="space-y-3">
            <HiddenField name="uuid" value={uuid} />
            <HiddenField name="to" value="devolvido" />
            <TextField
              name="reason"
              label="O que o banco respondeu"
              help={`${formatMoney(amount)} voltam para o saldo de ${holder.name}.`}
              maxLength={300}
            />
            <SubmitButton tone="danger" sending="Salvando…">
              Devolvido
            </SubmitButton>
          </Form>
        </details>
      </>
    )}
  </div>
)

import { formatMoney } from '#shared/money.ts'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { bankAnswers } from '../bank-answer.kinds.ts'
import type { StaffPayoutCard } from '../payouts.schemas.ts'

/** What staff reads from the bank: sent, then paid or returned. */
export const PayoutMoves = ({ payout: { uuid, can, amount, holder } }: { payout: StaffPayoutCard }) => (
  <div className="flex flex-wrap justify-end gap-2">
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
        <ConfirmButton
          label="Devolvido"
          size="sm"
          tone="danger"
          confirm="Marcar como devolvido"
          title={`O banco devolveu o repasse de ${holder.name}?`}
          send={{ intent: 'move', uuid, to: 'devolvido', reason: bankAnswers.returned }}
        >
          {formatMoney(amount)} voltam para o saldo de {holder.name}, que recebe um aviso para conferir os dados.
        </ConfirmButton>
      </>
    )}
  </div>
)

import { Notice } from '#ui/components/notice.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import type { StoreTeam } from '../members.schemas.ts'

type Props = { handover: NonNullable<StoreTeam['handover']>; name: string }

/** A store on offer: its owner may take the offer back, whom it is for answers. */
export const HandoverNotice = ({ handover: { to, mine }, name }: Props) =>
  mine ? (
    <Notice title={`Querem passar ${name} para você`}>
      <p className="mb-4">
        Se aceitar, você responde pela loja: pedidos, dinheiro, equipe e o que a lei pede de quem vende. Quem era dono
        vira gerente.
      </p>
      <div className="flex flex-wrap gap-3">
        <ConfirmButton
          label="Aceitar"
          send={{ form: 'accept_offer' }}
          title={`Ficar com ${name}?`}
          confirm="Aceitar"
          tone="primary"
          box="Quero ficar com a loja"
        >
          Você passa a responder pela loja e pelos pedidos que já existem. Confira os dados de quem vende e quem recebe
          o dinheiro.
        </ConfirmButton>
        <Form name="refuse_offer">
          <SubmitButton tone="quiet">Não, obrigado</SubmitButton>
        </Form>
      </div>
    </Notice>
  ) : (
    <Notice title={`A loja foi oferecida a ${to.nickname}`}>
      <p className="mb-4">Até a resposta, tudo continua como está.</p>
      <Form name="withdraw_offer">
        <SubmitButton tone="quiet" icon="undo-2">
          Retirar a oferta
        </SubmitButton>
      </Form>
    </Notice>
  )

import { useLocation } from 'react-router'
import { formatMoney } from '#shared/money.ts'
import { Card } from '#ui/components/card.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { FilesField } from '#ui/form/files-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { disputeKinds } from '../../disputes/dispute.kinds.ts'
import { disputeKindWords } from '../../disputes/dispute.words.ts'
import { DisputeThread } from '../../orders/components/dispute-thread.tsx'
import type { OrderDetail } from '../../orders/orders.schemas.ts'

/** Telling of a problem, and talking about it. */
export function ProblemCard({ order }: { order: OrderDetail }) {
  const { dispute, can, uuid } = order
  if (!dispute && !can.dispute) return null
  return (
    <Card title="Algo deu errado?">
      <div className="space-y-5">
        {dispute && <DisputeThread dispute={dispute} filesAt={`/pedidos/${uuid}/anexos`} />}
        {dispute?.open && (
          <Answer
            offer={dispute.state === 'proposta' ? dispute.offer_amount : null}
            said={dispute.messages.filter(({ side }) => side === 'comprador').length}
          />
        )}
        {can.dispute && (
          <div id="problema" className="scroll-mt-24">
            <Tell />
          </div>
        )}
      </div>
    </Card>
  )
}

/** Open where a link leads to it. */
const Tell = () => (
  <Disclosure title="Contar um problema" icon="triangle-alert" inCard open={useLocation().hash === '#problema'}>
    <Form name="dispute">
      <SelectField
        name="kind"
        label="O que houve"
        placeholder="Escolha"
        options={disputeKinds.map((value) => ({ value, label: disputeKindWords[value] }))}
      />
      <TextArea name="text" label="Conte o que houve" rows={4} maxLength={2000} />
      <FilesField name="file_ids" label="Fotos ou papéis" required={false} max={4} />
      <p className="text-sm text-muted">
        A loja responde aqui. Enquanto isso, o dinheiro dela espera. Sem acordo, a nossa equipe decide.
      </p>
      <FormActions>
        <SubmitButton sending="Enviando…">Enviar à loja</SubmitButton>
      </FormActions>
    </Form>
  </Disclosure>
)

/** `said`: how many messages are one's own; once it was sent, the field is empty. */
const Answer = ({ offer, said }: { offer: number | null; said: number }) => (
  <div className="space-y-4">
    {offer !== null && (
      <div className="flex flex-wrap gap-3">
        <ConfirmButton
          label={`Aceitar ${formatMoney(offer)}`}
          tone="primary"
          icon="check"
          send={{ form: 'accept', amount: String(offer) }}
          title={`Aceitar ${formatMoney(offer)} de volta?`}
          confirm="Aceitar"
        >
          O valor volta para você e o problema termina. Não dá para desfazer.
        </ConfirmButton>
        <Form name="decline">
          <HiddenField name="amount" value={offer} />
          <SubmitButton tone="quiet">Recusar</SubmitButton>
        </Form>
      </div>
    )}
    <Form key={said} name="say" once>
      <TextArea name="text" label="Sua mensagem" rows={3} maxLength={2000} />
      <FilesField name="file_ids" label="Fotos ou papéis" required={false} max={4} />
      <FormActions>
        <SubmitButton icon="send">Enviar mensagem</SubmitButton>
      </FormActions>
    </Form>
    <ConfirmButton
      label="Está resolvido"
      tone="quiet"
      icon="check-check"
      send={{ form: 'close_dispute' }}
      title="Encerrar o problema?"
      confirm="Encerrar"
    >
      O pedido segue como estava antes. Se voltar a dar errado dentro do prazo, você pode contar de novo.
    </ConfirmButton>
  </div>
)

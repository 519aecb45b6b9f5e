import { useId } from 'react'
import { Form as PlainForm } from 'react-router'
import { formatLongDay } from '#shared/dates.ts'
import { Button, LinkButton } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { FilesField } from '#ui/form/files-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import type { Ticket } from '../tickets.schemas.ts'
import { Thread } from './thread.tsx'

type Props = { ticket: Ticket; fileAddress: (id: number) => string; idempotency_key: string }

/** A conversation for its sender: read, reply, close, reopen. */
export function PersonTicket({ ticket, fileAddress, idempotency_key }: Props) {
  const { can, state } = ticket
  return (
    <div className="space-y-8">
      <Thread messages={ticket.messages} fileAddress={fileAddress} own="person" />
      {state === 'resolvido' && can.reply && (
        <Notice tone="success" title="Marcamos como resolvido">
          Se ainda falta alguma coisa, responda aqui até {ticket.reopen_until && formatLongDay(ticket.reopen_until)}.
        </Notice>
      )}
      {can.reply && <ReplyForm attach={can.attach} idempotency_key={idempotency_key} key={ticket.messages.length} />}
      {can.reply ? can.close && <CloseForm /> : <Ended ticket={ticket} />}
    </div>
  )
}

const ReplyForm = ({ attach, idempotency_key }: { attach: boolean; idempotency_key: string }) => (
  <Form name="reply" guard>
    <HiddenField name="idempotency_key" value={idempotency_key} />
    <TextArea name="text" label="Sua resposta" rows={5} maxLength={5000} />
    {attach && (
      <FilesField
        name="file_ids"
        label="Arquivos"
        help="Fotos ou PDF, até 5, de até 15 MB. Só você e a equipe abrem."
        required={false}
        max={5}
      />
    )}
    <SubmitButton icon="send">Enviar resposta</SubmitButton>
  </Form>
)

function CloseForm() {
  const id = useId()
  return (
    <section aria-labelledby={id} className="space-y-3 border-t border-base-300 pt-6">
      <h2 id={id} className="text-lg">
        Já resolveu?
      </h2>
      <p className="text-muted">Se você encerrar, a equipe deixa de acompanhar. Dá para reabrir por 30 dias.</p>
      <PlainForm method="post">
        <input type="hidden" name="form" value="close" />
        <Button type="submit" icon="check-check">
          Encerrar a conversa
        </Button>
      </PlainForm>
    </section>
  )
}

const Ended = ({ ticket }: { ticket: Ticket }) => (
  <Notice title="Conversa encerrada">
    <div className="space-y-3">
      <p>
        {ticket.can.reopen && ticket.reopen_until
          ? `Dá para reabrir até ${formatLongDay(ticket.reopen_until)}.`
          : 'Já se passaram 30 dias. Para falar de novo, escreva uma nova mensagem.'}
      </p>
      {ticket.can.reopen ? (
        <PlainForm method="post">
          <input type="hidden" name="form" value="reopen" />
          <Button type="submit" icon="undo-2">
            Reabrir
          </Button>
        </PlainForm>
      ) : (
        <LinkButton to="/contato">Escrever de novo</LinkButton>
      )}
    </div>
  </Notice>
)

import { filled } from '#domains/messages/whatsapp/templates/filled.model.ts'
import { formatDay } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'
import { formatNumber, plural } from '#shared/numbers.ts'
import { openedText } from '#shared/opened-text.ts'
import { Card } from '#ui/components/card.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { formOfSend } from '../send.view.ts'
import { reasonWords, recipientStateNames } from '../send.words.ts'
import type { SendDetail, SendPreview } from '../sends.schemas.ts'

type Props = { send: SendDetail; preview: SendPreview | null }

/** The text, and what may be done with the send now. */
export const SendSteps = ({ send, preview }: Props) => (
  <Card title="O texto">
    <p className="whitespace-pre-line wrap-anywhere">
      {filled(send.body, { name: 'Nome de quem recebe', text: send.text })}
    </p>
    {send.trial && (
      <p className="mt-4 text-sm text-muted">
        Seu teste, <RelativeTime at={send.trial.at} />: {recipientStateNames[send.trial.state]}.{' '}
        {send.trial.reason && reasonWords(send.trial.reason)}
      </p>
    )}
    <div className="mt-5 flex flex-wrap items-start gap-3">
      {send.can.trial && send.state !== 'done' && (
        <Form name="trial">
          <HiddenField name="step" value="trial" />
          <SubmitButton tone="quiet" icon="smartphone" sending="Mandando…">
            Mandar um teste para mim
          </SubmitButton>
        </Form>
      )}
      {send.can.start && preview && preview.reached > 0 && <Begin preview={preview} send={send} />}
      {send.can.resume && (
        <ConfirmButton
          label="Continuar"
          send={{ step: 'start' }}
          title="Continuar o envio?"
          confirm="Continuar"
          tone="primary"
          icon="play"
        >
          {plural(send.counts.queued ?? 0, 'mensagem sai', 'mensagens saem')} da fila para quem ainda não recebeu.
        </ConfirmButton>
      )}
      {send.state === 'stopped' && (
        <ConfirmButton
          label="Encerrar"
          send={{ step: 'end' }}
          title="Encerrar sem mandar o resto?"
          confirm="Encerrar"
          tone="quiet"
        >
          {plural(send.counts.queued ?? 0, 'mensagem que espera', 'mensagens que esperam')} na fila não vão mais. Quem
          já recebeu, recebeu.
        </ConfirmButton>
      )}
      {send.can.stop && (
        <Form name="stop">
          <HiddenField name="step" value="stop" />
          <SubmitButton tone="quiet" icon="pause" sending="Parando…">
            Parar
          </SubmitButton>
        </Form>
      )}
      <Again send={send} />
    </div>
  </Card>
)

type BeginProps = { preview: SendPreview; send: SendDetail }

const Begin = ({ preview: { reached, cost, configured }, send }: BeginProps) => (
  <ConfirmButton
    label="Começar o envio"
    send={{ step: 'start', opened: openedText(formOfSend(send)) }}
    title="Começar o envio?"
    confirm="Começar"
    tone="primary"
    icon="send"
  >
    {plural(reached, 'mensagem sai', 'mensagens saem')}
    {cost > 0 && `, por até ${formatMoney(cost)}`}.{' '}
    {configured
      ? 'Dá para parar no meio, mas o que já saiu não volta.'
      : 'Este servidor ainda não pode enviar: elas esperam na fila e saem quando ele puder, com estas mesmas palavras.'}{' '}
    {send.last_day && `O que não sair até o fim de ${formatDay(send.last_day)} não sai mais.`}
  </ConfirmButton>
)

const Again = ({ send: { again, state } }: { send: SendDetail }) => (
  <>
    {again.failed > 0 && state !== 'draft' && (
      <ConfirmButton
        label={`Mandar de novo: ${plural(again.failed, 'não foi', 'não foram')}`}
        send={{ unsure: 'false' }}
        title="Mandar de novo o que não foi?"
        confirm="Mandar de novo"
        tone="quiet"
      >
        Voltam para a fila as que falharam e as seguradas pelo limite do dia. Quem já recebeu não recebe outra vez.
      </ConfirmButton>
    )}
    {again.unsure > 0 && (
      <ConfirmButton
        label={`Mandar de novo: ${formatNumber(again.unsure)} sem resposta`}
        send={{ unsure: 'true' }}
        title="Mandar de novo as sem resposta?"
        confirm="Mandar mesmo assim"
        tone="quiet"
      >
        O serviço não respondeu sobre elas: podem ter chegado, e então a pessoa recebe duas vezes.
      </ConfirmButton>
    )}
  </>
)

import type { ProcessDetail, ProcessShareRequest } from '#domains/care/processes/processes/processes.schemas.ts'
import { now } from '#shared/clock.ts'
import { dayKey } from '#shared/dates.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { askedWords } from '../desk/share-request.view.ts'

/** What the team asks the client to open: each is answered with one tap. */
export const WaitingRequests = ({ share_requests }: Pick<ProcessDetail, 'share_requests'>) => {
  const waiting = share_requests.filter(({ waits }) => waits)
  return (
    waiting.length > 0 && (
      <ul className="space-y-3" id="pedidos">
        {waiting.map((request) => (
          <li key={request.id} className="space-y-3 rounded-box border border-primary/30 bg-primary/8 p-3">
            <p className="font-semibold">{askedWords(request)}</p>
            <p className="break-words">{request.reason}</p>
            <Form name={`share-yes-${request.id}`}>
              <Answer {...request} />
              <HiddenField name="answer" value="sim" />
              <DateField
                name="until"
                label="Até o dia"
                required={false}
                help={request.until ? 'Em branco: até o dia pedido.' : 'Em branco: até você fechar.'}
                defaultValue={request.until && request.until >= dayKey(now()) ? request.until : null}
              />
              <SubmitButton icon="share-2" sending="Abrindo…">
                Compartilhar
              </SubmitButton>
            </Form>
            <Form name={`share-no-${request.id}`}>
              <Answer {...request} />
              <HiddenField name="answer" value="nao" />
              <SubmitButton tone="quiet" sending="Respondendo…">
                Não
              </SubmitButton>
            </Form>
          </li>
        ))}
      </ul>
    )
  )
}

const Answer = ({ id }: Pick<ProcessShareRequest, 'id'>) => <HiddenField name="id" value={id} />

import { compartmentWords } from '#domains/care/processes/processes/process.words.ts'
import type { ProcessDetail } from '#domains/care/processes/processes/processes.schemas.ts'
import { Card } from '#ui/components/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { RequestHistory } from './request-history.tsx'

type Props = Pick<ProcessDetail, 'share_requests' | 'askable'>

/** For a profession: asks the client to read another compartment, and what became of what was asked. */
export const RequestsCard = ({ share_requests, askable }: Props) =>
  (askable.length > 0 || share_requests.length > 0) && (
    <Card title="Acesso a outras partes">
      <div className="space-y-4">
        <RequestHistory requests={share_requests} own={false} />
        {askable.length > 0 && (
          <Form key={share_requests.length} name="ask_share" keep>
            <SelectField
              name="compartment"
              label="O que você precisa ler"
              placeholder="Escolha"
              options={askable.map((one) => ({ value: one, label: compartmentWords[one] }))}
            />
            <TextArea
              name="reason"
              label="Para quê"
              help="Em uma frase: o cliente lê e decide."
              rows={2}
              maxLength={300}
            />
            <DateField name="until" label="Até o dia" required={false} help="Em branco: sem dia para acabar." />
            <SubmitButton tone="quiet" icon="lock" sending="Pedindo…">
              Pedir acesso
            </SubmitButton>
          </Form>
        )}
      </div>
    </Card>
  )

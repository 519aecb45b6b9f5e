import {
  type Compartment,
  compartmentOf,
  compartments,
  type Profession,
  professions,
} from '#domains/care/processes/processes/process.kinds.ts'
import { compartmentWords, professionWords } from '#domains/care/processes/processes/process.words.ts'
import type { ProcessDetail, ProcessShare } from '#domains/care/processes/processes/processes.schemas.ts'
import { formatDay } from '#shared/dates.ts'
import { SECOND } from '#shared/durations.ts'
import { Card } from '#ui/components/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { RequestHistory } from './request-history.tsx'
import { WaitingRequests } from './waiting-requests.tsx'

const ofRoom: Record<Compartment, string> = {
  juridico: 'os documentos jurídicos',
  medico: 'os documentos médicos',
  agronomico: 'os documentos agronômicos',
}
const owner = (compartment: Compartment) =>
  professions.find((profession) => compartmentOf[profession] === compartment) as Profession

/** The client's walls: what another profession reads besides its own, until when, and one tap to close it again. */
export const SharesCard = ({ process, shares }: { process: ProcessDetail; shares: ProcessShare[] }) => (
  <Card title="O que você compartilha">
    <div className="space-y-4">
      <p className="text-sm text-muted">
        Cada profissão lê só o que é dela. Conversas com uma profissão nunca são abertas a outra.
      </p>
      <WaitingRequests {...process} />
      {shares.length > 0 && (
        <ul className="space-y-3">
          {shares.map(({ compartment, with: who, until }) => (
            <li key={`${compartment} ${who}`} className="space-y-2 rounded-box border border-base-300 p-3">
              <p>
                {professionWords[who].label} lê {ofRoom[compartment]}
                {until ? ` até ${formatDay(new Date(new Date(until).getTime() - SECOND))}` : ''}.
              </p>
              <Form name="withdraw">
                <HiddenField name="compartment" value={compartment} />
                <HiddenField name="with" value={who} />
                <SubmitButton tone="quiet" icon="lock" sending="Fechando…">
                  Fechar
                </SubmitButton>
              </Form>
            </li>
          ))}
        </ul>
      )}
      {process.can.share && process.profissionais.length === 0 && (
        <p>Quando a equipe chegar, você poderá compartilhar.</p>
      )}
      {process.can.share && process.profissionais.length > 0 && (
        <Form key={shares.length} name="share">
          <SelectField
            name="compartment"
            label="Parte a compartilhar"
            placeholder="Escolha"
            options={compartments.map((one) => ({
              value: one,
              label: `${compartmentWords[one]} (de ${professionWords[owner(one)].label.toLowerCase()})`,
            }))}
          />
          <SelectField
            name="with"
            label="Com quem"
            placeholder="Escolha"
            options={professions.map((one) => ({ value: one, label: professionWords[one].label }))}
          />
          <DateField name="until" label="Até o dia" required={false} help="Em branco: até você fechar." />
          <SubmitButton tone="quiet" icon="share-2" sending="Abrindo…">
            Compartilhar
          </SubmitButton>
        </Form>
      )}
      <RequestHistory requests={process.share_requests.filter(({ waits }) => !waits)} own />
    </div>
  </Card>
)

import { formatTypedField } from '#shared/numbers.ts'
import { Card } from '#ui/components/card.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { ruleSentence } from '../rules/alert.words.ts'
import type { AlertProposal } from '../rules/alert-rules.schemas.ts'

type Props = { proposals: AlertProposal[]; mode: string }

/** Rules of one tap: the bands of the mode that runs. */
export const ProposalList = ({ proposals, mode }: Props) => (
  <Card title={`Sugestões do modo ${mode}`}>
    <p className="text-muted">
      São as faixas que o modo procura manter. Um toque cria o aviso, e você muda quando quiser.
    </p>
    <ul className="divide-y divide-base-300">
      {proposals.map((proposal) => (
        <li key={`${proposal.sensor?.key}${proposal.day_part}`} className="space-y-2 py-4">
          <p>{ruleSentence(proposal)}.</p>
          <Form name={`propose-${proposal.sensor?.key}-${proposal.day_part}`}>
            <HiddenField name="kind" value="range" />
            <HiddenField name="sensor_id" value={proposal.sensor?.id ?? ''} />
            {proposal.low !== null && <HiddenField name="low" value={formatTypedField(proposal.low)} />}
            {proposal.high !== null && <HiddenField name="high" value={formatTypedField(proposal.high)} />}
            <HiddenField name="hysteresis" value={formatTypedField(proposal.hysteresis)} />
            <HiddenField name="hold_minutes" value={proposal.hold_minutes} />
            <HiddenField name="day_part" value={proposal.day_part} />
            <SubmitButton tone="quiet" icon="plus">
              Criar este aviso
            </SubmitButton>
          </Form>
        </li>
      ))}
    </ul>
  </Card>
)

import type { ProcessDetail } from '#domains/care/processes/processes/processes.schemas.ts'
import { Card } from '#ui/components/card.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { SureField } from '#ui/form/sure-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'

/** To where the viewer may take the process from where it stands. */
export function MoveCard({ process: { status, moves } }: { process: ProcessDetail }) {
  const finals = moves.flatMap(({ name, final }) => (final ? [name] : []))
  return (
    <Card title="Levar adiante">
      <Form key={status.id} name="move" keep>
        <HiddenField name="from_id" value={status.id} />
        <SelectField
          name="status_id"
          label={`De ${status.name} para`}
          placeholder="Escolha"
          options={moves.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextArea
          name="reason"
          label="O que o cliente precisa saber"
          help={`O cliente e toda a equipe leem.${finals.length ? ` Para ${finals.join(' ou ')} é preciso.` : ''}`}
          required={false}
          rows={3}
          maxLength={1000}
        />
        <SureField />
        <SubmitButton icon="arrow-right" sending="Levando…">
          Levar adiante
        </SubmitButton>
      </Form>
    </Card>
  )
}

import { momentField } from '#shared/dates.ts'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import type { Appointment } from '../appointments/appointments.schemas.ts'
import { WhenFields } from './when-fields.tsx'

/** Another time or place, or none: both with why. */
export function ChangeForms({ appointment: { id, at, minutes, place, team_only } }: { appointment: Appointment }) {
  const stands = { at: momentField(at), minutes, place }
  const why = (
    <TextArea
      name="reason"
      label="Por quê"
      help={team_only ? 'Só a sua profissão lê.' : 'O cliente lê.'}
      rows={2}
      maxLength={500}
    />
  )
  return (
    <>
      <Disclosure title="Mudar" icon="pencil">
        <Form
          key={`${stands.at} ${place}`}
          name={`change-${id}`}
          values={{ ...stands, minutes: String(minutes) }}
          opened={stands}
        >
          <HiddenField name="id" value={id} />
          <WhenFields minutes={minutes} />
          {why}
          <SubmitButton sending="Salvando…">Salvar mudança</SubmitButton>
        </Form>
      </Disclosure>
      <Disclosure title="Cancelar" icon="ban">
        <Form name={`cancel-${id}`} keep>
          <HiddenField name="id" value={id} />
          {why}
          <SubmitButton tone="quiet" icon="ban" sending="Cancelando…">
            Cancelar o horário
          </SubmitButton>
        </Form>
      </Disclosure>
    </>
  )
}

import { Disclosure } from '#ui/components/disclosure.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import type { Appointment } from '../appointments/appointments.schemas.ts'

/** The client's answer: one tap, or other days in their own words. */
export const AnswerForms = ({ appointment }: { appointment: Appointment }) => (
  <div className="space-y-3">
    {appointment.state !== 'confirmado' && (
      <Form name={`answer-yes-${appointment.id}`}>
        <Which {...appointment} answer="sim" />
        <SubmitButton icon="check" sending="Confirmando…">
          Confirmar
        </SubmitButton>
      </Form>
    )}
    <Disclosure title="Pedir outro horário, ou avisar que não vai" icon="calendar">
      <Form name={`answer-other-${appointment.id}`} keep>
        <Which {...appointment} answer="outro" />
        <TextArea
          name="words"
          label="O que aconteceu, e que dias e horas são bons para você"
          rows={2}
          maxLength={500}
        />
        <SubmitButton tone="quiet" icon="send">
          Enviar a quem marcou
        </SubmitButton>
      </Form>
    </Disclosure>
  </div>
)

type Seen = Pick<Appointment, 'id' | 'at' | 'minutes' | 'place'>

/** What is answered, as it stands on the page. */
const Which = ({ id, at, minutes, place, answer }: Seen & { answer: string }) => (
  <>
    <HiddenField name="id" value={id} />
    <HiddenField name="at" value={new Date(at).toISOString()} />
    <HiddenField name="minutes" value={minutes} />
    <HiddenField name="place" value={place} />
    <HiddenField name="answer" value={answer} />
  </>
)

import { DateField } from '#ui/form/date-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'

/** Opens the slots of a day in a row. */
export const OpenSlotsForm = () => (
  <Form name="open" values={{ from: '14:00', to: '17:00', minutes: '45' }}>
    <DateField name="day" label="Dia" />
    <div className="grid gap-5 sm:grid-cols-3">
      <DateField name="from" label="Das" type="time" />
      <DateField name="to" label="Às" type="time" />
      <NumberField name="minutes" label="Cada um com" whole unit="min" />
    </div>
    <p className="text-sm text-muted">
      Abrimos um horário depois do outro, enquanto couber. O que bate com um horário que você já abriu fica de fora.
    </p>
    <FormActions>
      <SubmitButton sending="Abrindo…" icon="calendar-plus">
        Abrir horários
      </SubmitButton>
    </FormActions>
  </Form>
)

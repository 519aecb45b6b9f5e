import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { durations } from '../appointments/appointment.kinds.ts'

/** Day and hour, how long, and where. */
export const WhenFields = ({ minutes = 60 }: { minutes?: number }) => (
  <>
    <DateField name="at" label="Dia e hora" type="datetime-local" help="Horário de Brasília." />
    <SelectField
      name="minutes"
      label="Quanto dura"
      defaultValue={minutes || 60}
      options={[...new Set([...durations, minutes || 60])].map((value) => ({ value, label: `${value} minutos` }))}
    />
    <TextField name="place" label="Onde" required={false} help="O endereço, ou o link da chamada." maxLength={300} />
  </>
)

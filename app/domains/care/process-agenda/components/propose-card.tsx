import { Card } from '#ui/components/card.tsx'
import { CheckboxField } from '#ui/form/checkbox-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { appointmentKinds } from '../appointments/appointment.kinds.ts'
import { appointmentKindWords } from '../appointments/appointment.words.ts'
import { WhenFields } from './when-fields.tsx'

/** A new time: only the client and the own profession read it. */
export const ProposeCard = ({ idempotency_key }: { idempotency_key: string }) => (
  <Card title="Marcar um horário">
    <Form key={idempotency_key} name="propose" keep>
      <HiddenField name="idempotency_key" value={idempotency_key} />
      <SelectField
        name="kind"
        label="O que é"
        placeholder="Escolha"
        help="Consulta, retorno e visita esperam o cliente confirmar. Só ele e a sua profissão leem."
        options={appointmentKinds.map((value) => ({ value, label: appointmentKindWords[value] }))}
      />
      <WhenFields />
      <CheckboxField
        name="team_only"
        label="Só para a minha profissão"
        help="Vale para audiência e prazo: o cliente não vê."
      />
      <SubmitButton icon="send" sending="Marcando…">
        Marcar
      </SubmitButton>
    </Form>
  </Card>
)

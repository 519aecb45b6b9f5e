import { DateField } from '#ui/form/date-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { MaskedField } from '#ui/form/masked-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { AddressFields, type FoundAddress } from './address-fields.tsx'

type Props = { can_find_cep: boolean; found?: FoundAddress }

/** All fields that a complete registration requires, in one form. */
export function RegistrationDetailsForm({ can_find_cep, found }: Props) {
  return (
    <Form guard>
      {/* Enter presses a form's first submit button: this hidden one submits the form instead of the CEP lookup. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
        Completar cadastro
      </button>
      <fieldset className="space-y-6">
        <legend className="mb-4 font-display text-lg font-semibold">Seus dados</legend>
        <TextField
          name="full_name"
          label="Nome completo"
          help="Como está no documento."
          autoComplete="name"
          maxLength={120}
        />
        <div className="grid gap-6 sm:grid-cols-2">
          <MaskedField mask="cpf" name="cpf" label="CPF" />
          <DateField name="birth_date" label="Data de nascimento" />
        </div>
        <MaskedField mask="phone" name="phone" label="Telefone com DDD" autoComplete="tel-national" />
      </fieldset>
      <AddressFields can_find_cep={can_find_cep} found={found} />
      <SubmitButton wide sending="Um instante…">
        Completar cadastro
      </SubmitButton>
    </Form>
  )
}

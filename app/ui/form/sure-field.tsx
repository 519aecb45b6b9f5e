import { CheckboxField } from './checkbox-field.tsx'
import { useField } from './form-context.ts'

/** The box with which a person confirms what the server asked about (`demandSure`); nothing before it asked. */
export function SureField() {
  const { error, value } = useField('sure')
  return error || value ? <CheckboxField name="sure" label="Sim, é isso mesmo" /> : null
}

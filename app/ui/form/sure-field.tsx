import { CheckboxField } from './checkbox-field.tsx'
import { useField } from './form-context.ts'

/**
 * The box with which a person confirms what the server asked about (`demandSure`); nothing before it asked. Its value are
 * the questions that they read, earlier ones included.
 */
export function SureField() {
  const { error = '', value } = useField('sure')
  const read = `${value} ${error}`.trim()
  return read ? <CheckboxField name="sure" value={read} label="Sim, é isso mesmo" answers /> : null
}

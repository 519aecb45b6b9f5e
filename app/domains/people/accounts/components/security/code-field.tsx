import { TextField } from '#ui/form/text-field.tsx'

/** Of the second factor, beside the password. */
export const CodeField = () => (
  <TextField
    name="code"
    label="Código das duas etapas"
    help="Do aplicativo, ou um código de recuperação."
    autoComplete="one-time-code"
    maxLength={60}
    exact
  />
)

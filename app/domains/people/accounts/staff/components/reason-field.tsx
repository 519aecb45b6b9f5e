import { TextField } from '#ui/form/text-field.tsx'

/** The reason, required for every staff action on an account. */
export const ReasonField = () => (
  <TextField name="reason" label="Por quê" help="Fica na auditoria, com seu nome." maxLength={500} />
)

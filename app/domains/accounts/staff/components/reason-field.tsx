import { TextField } from '#ui/form/text-field.tsx'

/** Every act on somebody's account says why. */
export const ReasonField = () => (
  <TextField name="reason" label="Por quê" help="Fica na auditoria, com o seu nome." maxLength={500} />
)

import { HiddenField } from '#ui/form/hidden-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'

/** Asks where to answer; who is signed in is answered at the address of the account, and reads which. */
export const SenderAddress = ({ email, typed }: { email: string | undefined; typed?: string }) =>
  email === undefined ? (
    <TextField name="email" label="E-mail" type="email" autoComplete="email" defaultValue={typed} maxLength={254} />
  ) : (
    <div className="self-end text-muted">
      <HiddenField name="email" value={email} />A resposta fica na sua conta e vai para o e-mail dela,{' '}
      <b className="wrap-anywhere">{email}</b>.
    </div>
  )

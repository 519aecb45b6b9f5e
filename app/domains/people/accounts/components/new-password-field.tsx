import { useState } from 'react'
import type { FieldProps } from '#ui/form/field.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import type { Owner } from '../passwords/weakness.model.ts'

type Rule = (password: string, owner: Owner) => string | undefined

/** For choosing a password: what the server would refuse is never praised. The list of common ones comes while typing. */
export function NewPasswordField({ owner, ...field }: FieldProps & { owner?: Owner }) {
  const [rule, setRule] = useState<{ weakness: Rule }>()
  const load = async () => setRule(await import('../passwords/weakness.model.ts'))
  return (
    <PasswordField
      {...field}
      kind="new"
      onBegin={() => void load()}
      refusal={(password, form) => (rule ? rule.weakness(password, { ...typedIn(form), ...owner }) : '')}
    />
  )
}

/** As far as they are typed. */
const typedIn = (form: HTMLFormElement | null): Owner => {
  const typed = (name: string) => form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value
  return { nickname: typed('nickname'), email: typed('email'), current: typed('current_password') }
}

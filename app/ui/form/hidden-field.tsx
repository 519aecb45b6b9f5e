import { FieldNotes } from './field.tsx'
import { useField } from './form-context.ts'

type Props = {
  name: string
  value: string | number
  /** Names what the form was opened for: refused, it stays that, whatever the page has loaded since. */
  opened?: boolean
}

/** A hidden input; its error is shown where it stands. */
export function HiddenField({ name, value, opened }: Props) {
  const { id, error, value: sent } = useField(name)
  return (
    <>
      <input type="hidden" name={name} value={(opened && sent) || value} />
      {error && <FieldNotes id={id} name={name} error={error} />}
    </>
  )
}

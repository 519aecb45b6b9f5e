import { FieldNotes } from './field.tsx'
import { useField } from './form-context.ts'

/** Goes along with the form; an error about it shows where it stands. */
export function HiddenField({ name, value }: { name: string; value: string | number }) {
  const { id, error } = useField(name)
  return (
    <>
      <input type="hidden" name={name} value={value} />
      {error && <FieldNotes id={id} name={name} error={error} />}
    </>
  )
}

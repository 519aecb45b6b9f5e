import { FieldNotes } from './field.tsx'
import { useField } from './form-context.ts'

/** A hidden input; its error is shown where it stands. */
export function HiddenField({ name, value }: { name: string; value: string | number }) {
  const { id, error } = useField(name)
  return (
    <>
      <input type="hidden" name={name} value={value} />
      {error && <FieldNotes id={id} name={name} error={error} />}
    </>
  )
}

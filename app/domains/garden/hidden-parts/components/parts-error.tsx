import { FieldNotes } from '#ui/form/field.tsx'
import { useField } from '#ui/form/form-context.ts'

/** What is wrong with the rectangles as a whole: none, or too many. */
export function PartsError() {
  const { id, error } = useField('parts')
  return <FieldNotes id={id} name="parts" error={error} />
}

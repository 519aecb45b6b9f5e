import { FieldNotes } from '#ui/form/field.tsx'
import { useField } from '#ui/form/form-context.ts'

/** Form error about the number of rectangles: none, or too many. */
export function PartsError() {
  const { id, error } = useField('parts')
  return <FieldNotes id={id} name="parts" error={error} />
}

import { type ComponentProps, useState } from 'react'
import { useField } from '#ui/form/form-context.ts'
import { SelectField } from '#ui/form/select-field.tsx'

type Props = ComponentProps<typeof SelectField> & {
  /** The whole texts that are chosen from, by their option's value. */
  bodies: Map<number, string>
}

/** A text to choose, which is shown below: one sees before the next field what it says, and whether it has a {{2}}. */
export function TextChoice({ bodies, ...field }: Props) {
  const { value } = useField(field.name)
  const [chosen, setChosen] = useState(value)
  const body = bodies.get(Number(chosen))
  return (
    <div className="space-y-2" onChange={({ target }) => setChosen((target as unknown as HTMLSelectElement).value)}>
      <SelectField {...field} />
      {body && <p className="border-s-4 border-base-300 ps-3 break-words whitespace-pre-line text-muted">{body}</p>}
    </div>
  )
}

import type { ReactNode } from 'react'
import { Card } from '#ui/components/card.tsx'
import { FieldNotes } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { useField } from '#ui/form/form-context.ts'
import { SubmitButton } from '#ui/form/submit-button.tsx'

type Props = {
  title: string
  name: 'plant_ids' | 'space_ids'
  things: { id: number; name: string }[]
  chosen: number[]
  /** Empty state. */
  empty: ReactNode
}

/** Selects which of the user's plants or spaces belong to the plan. */
export const ThingChoice = ({ title, name, things, chosen, empty }: Props) => (
  <Card title={title} className="mb-8">
    {things.length === 0 ? (
      empty
    ) : (
      <Form values={{ [name]: chosen }} opened={{ [name]: chosen }} className="space-y-4" key={chosen.join()}>
        <Refusals name={name} />
        <div className="grid max-h-96 gap-x-6 overflow-y-auto sm:grid-cols-2 lg:grid-cols-3">
          {things.map((thing) => (
            <Choice key={thing.id} name={name} thing={thing} />
          ))}
        </div>
        <SubmitButton sending="Salvando…">Salvar escolha</SubmitButton>
      </Form>
    )}
  </Card>
)

function Refusals({ name }: { name: string }) {
  const { id, error } = useField(name)
  return <FieldNotes id={`${id}-all`} name={name} error={error} />
}

function Choice({ name, thing }: { name: string; thing: { id: number; name: string } }) {
  const { list } = useField(name)
  return (
    <label className="flex min-h-11 items-center gap-3 py-1.5">
      <input
        type="checkbox"
        name={name}
        value={thing.id}
        defaultChecked={list.includes(String(thing.id))}
        className="checkbox checkbox-primary"
      />
      <span className="min-w-0 break-words">{thing.name}</span>
    </label>
  )
}

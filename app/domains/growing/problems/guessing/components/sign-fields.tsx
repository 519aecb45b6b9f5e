import { Form } from 'react-router'
import { Button } from '#ui/components/button.tsx'
import { Field, inputAria } from '#ui/form/field.tsx'
import { FormContext, type FormValues, useField } from '#ui/form/form-context.ts'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { marks, places } from '../signs.kinds.ts'

type Props = { address: string; values: FormValues; errors: Record<string, string[]> }

/** Where, and what is seen: a few taps, kept in the address. */
export const SignFields = ({ address, values, errors }: Props) => (
  <FormContext value={{ errors, values, sending: false, id: 'sinais' }}>
    <Form method="get" action={address} preventScrollReset noValidate className="space-y-6">
      <RadioCards
        multiple
        name="onde"
        label="Onde aparece?"
        cards={places.map((place) => ({
          value: place.slug,
          label: place.label,
          text: 'text' in place ? place.text : undefined,
        }))}
      />
      <Marks />
      <Button type="submit" tone="primary" wide>
        Ver o que pode ser
      </Button>
    </Form>
  </FormContext>
)

const help = 'Marque tudo o que vê. Uma lupa ajuda com os pequenos.'

/** Close together, so that a phone shows many at once. */
function Marks() {
  const { id, error, list } = useField('visto')
  return (
    <Field group name="visto" label="O que você vê?" help={help} id={id} error={error}>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {marks.map(({ slug, label }) => (
          <label key={slug} className="flex min-h-11 items-center gap-2.5 py-1.5 leading-tight">
            <input
              {...inputAria(`${id}-${slug}`, undefined, undefined)}
              type="checkbox"
              name="visto"
              value={slug}
              defaultChecked={list.includes(slug)}
              className="checkbox checkbox-primary"
            />
            {label}
          </label>
        ))}
      </div>
    </Field>
  )
}

import type { FormResult } from '#shared/form-result.ts'
import { Field, inputAria } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { type FormValues, useField } from '#ui/form/form-context.ts'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { markGroups, marks, places } from '../signs.kinds.ts'

type Props = { address: string; values: FormValues; refused: FormResult | undefined }

/** Where, and what is seen: a few taps, kept in the address. What it may be comes into sight with the answer. */
export const SignFields = ({ address, values, refused }: Props) => (
  <Form method="get" action={`${address}#palpites`} values={values} result={refused}>
    <HiddenField name="ver" value="sim" />
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
    <SubmitButton sending="Procurando…" wide>
      Ver o que pode ser
    </SubmitButton>
  </Form>
)

const help = 'Marque tudo o que vê. Uma lupa ajuda com os pequenos.'

/** Close together, so that a phone shows many at once. */
function Marks() {
  const { id, error, list } = useField('visto')
  return (
    <Field group name="visto" label="O que você vê?" help={help} id={id} error={error}>
      {Object.entries(markGroups).map(([group, name]) => (
        <fieldset key={group} className="not-first:pt-3">
          <legend className="text-sm font-semibold text-muted">{name}</legend>
          <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
            {marks
              .filter((mark) => mark.group === group)
              .map(({ slug, label }) => (
                <label key={slug} className="flex min-h-11 items-center gap-2.5 py-1.5 leading-tight">
                  <input
                    {...inputAria(`${id}-${slug}`, undefined, error)}
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
        </fieldset>
      ))}
    </Field>
  )
}

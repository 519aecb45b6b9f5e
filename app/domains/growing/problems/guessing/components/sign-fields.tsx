import { Form } from 'react-router'
import { Button } from '#ui/components/button.tsx'
import { FormContext, type FormValues } from '#ui/form/form-context.ts'
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
      <RadioCards
        multiple
        name="visto"
        label="O que você vê?"
        help="Marque tudo o que vê. Uma lupa ajuda com os pequenos."
        cards={marks.map(({ slug, label }) => ({ value: slug, label }))}
      />
      <Button type="submit" tone="primary" wide>
        Ver o que pode ser
      </Button>
    </Form>
  </FormContext>
)

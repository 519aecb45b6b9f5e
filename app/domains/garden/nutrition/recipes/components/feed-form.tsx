import { plural } from '#shared/numbers.ts'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { SureField } from '#ui/form/sure-field.tsx'

type Props = {
  litres: number
  plants: { id: number; name: string }[]
  spaces: { id: number; name: string; plants: number }[]
  /** Ids of the plants that got it the last time. */
  again: number[]
  act_key: string
}

/** The second of two taps: the plants of the last time, else the whole space; what was measured may be written beside it. */
export const FeedForm = ({ litres, plants, spaces, again, act_key }: Props) => (
  <Form guard key={act_key} values={{ plant_ids: again }}>
    <HiddenField name="act_key" value={act_key} />
    <NumberField
      name="litres"
      label="Litros, ao todo"
      help="Divididos entre as plantas."
      unit="L"
      defaultValue={litres}
    />
    {spaces.length > 0 && (
      <SelectField
        name="space_id"
        label="Espaço inteiro"
        required={false}
        placeholder="Só as plantas que eu marcar"
        options={spaces.map(({ id, name, plants: count }) => ({
          value: id,
          label: `${name} (${plural(count, 'planta', 'plantas')})`,
        }))}
        defaultValue={again.length ? undefined : spaces[0]?.id}
      />
    )}
    <Disclosure title={chosenWords(plants, again)} icon="sprout" open={spaces.length === 0}>
      <div className="px-5 pb-5">
        <RadioCards
          multiple
          name="plant_ids"
          label="Plantas"
          help="Marcadas, contam só elas."
          required={false}
          cards={plants.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
    </Disclosure>
    <div className="grid grid-cols-2 gap-4">
      <NumberField name="ec" label="EC medida" unit="mS/cm" required={false} />
      <NumberField name="ph" label="pH medido" required={false} />
    </div>
    <SureField />
    <SubmitButton icon="droplet" wide sending="Registrando…">
      Registrar
    </SubmitButton>
  </Form>
)

/** By name who gets it. */
const chosenWords = (plants: Props['plants'], again: number[]) =>
  again.length
    ? `Como da última vez: ${new Intl.ListFormat('pt-BR').format(plants.filter(({ id }) => again.includes(id)).map(({ name }) => name))}`
    : 'Escolher plantas'

import { GeneticField } from '#domains/garden/genetics/library/ui.ts'
import { now } from '#shared/clock.ts'
import { dayKey } from '#shared/dates.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { FoldedFields } from '#ui/form/folded-fields.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { PhotoField } from '#ui/form/photo-field.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { PrivacyField } from '#ui/form/switch-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { shownOfPlant } from '../../shown.words.ts'
import { plantFields } from '../plant.form.ts'
import type { PlantCycle, PlantDetail } from '../plants.schemas.ts'

type Props = {
  /** The plant being edited; absent for a new one. */
  plant?: PlantDetail
  /** For new plants only; later the cycle changes with its own history. */
  cycles?: PlantCycle[]
  /** The owner's spaces. */
  spaces: { id: number; name: string }[]
  /** The one in which a new plant stands. */
  space_id?: number
  /** Packs of seeds and clones that a new plant may begin from, and the one that is meant. */
  stocks?: { value: number; label: string }[]
  stock_id?: number
  idempotency_key?: string
}

const origins = [
  { value: 'semente', label: 'Semente' },
  { value: 'clone', label: 'Clone de outra planta' },
]

/** What a new plant may do without at first. */
const more = ['cycle_since', 'origin', 'stock_id', 'genetic_name', 'description', 'private'] as const

/** Shared by the new and edit forms. A new one begins with its name and its phase; the rest is folded. */
export function PlantForm({ plant, cycles, spaces, space_id, stocks = [], stock_id, idempotency_key }: Props) {
  const today = dayKey(now())
  const stock = stocks.length > 0 && (
    <SelectField
      name="stock_id"
      label="Do seu estoque"
      help="Tira uma do pacote, e a genética e a origem são as dele."
      required={false}
      placeholder="Não veio do estoque"
      options={stocks}
      defaultValue={stock_id}
    />
  )
  const rest = (
    <div className="space-y-6">
      {cycles && (
        <DateField
          name="cycle_since"
          label="Nesta fase desde"
          help="De quem já passou por outra fase. Em branco: desde o começo."
          required={false}
          max={today}
        />
      )}
      <SelectField name="origin" label="Origem" options={origins} defaultValue={plant?.origin ?? 'semente'} />
      {!stock_id && stock}
      <GeneticField
        name="genetic_name"
        label="Genética"
        help="Ao digitar aparecem as da biblioteca; qualquer outro nome também vale."
        required={false}
        defaultValue={plant?.genetic?.name}
        maxLength={120}
      />
      <TextArea
        name="description"
        label="Anotações"
        required={false}
        defaultValue={plant?.description}
        maxLength={5000}
      />
      <PrivacyField label="Quem vê esta planta" shows={shownOfPlant} defaultChecked={plant?.private ?? true} />
    </div>
  )
  return (
    <Form guard={plant !== undefined} keep={!plant} opened={plant && plantFields(plant)}>
      {idempotency_key && <HiddenField name="idempotency_key" value={idempotency_key} />}
      <TextField
        name="name"
        label="Nome"
        help="Como você chama esta planta."
        defaultValue={plant?.name}
        maxLength={120}
      />
      {cycles && (
        <RadioCards
          name="plant_cycle_id"
          label="Fase"
          cards={cycles.map(({ id, name, more_infos }) => ({
            value: id,
            label: name,
            image: more_infos.icon_url ?? undefined,
          }))}
        />
      )}
      <DateField name="started_on" label="Começou em" defaultValue={plant?.started_on ?? today} max={today} />
      {spaces.length > 0 && (
        <SelectField
          name="space_id"
          label="Espaço"
          required={false}
          placeholder="Nenhum"
          options={spaces.map(({ id, name }) => ({ value: id, label: name }))}
          defaultValue={plant ? plant.space?.id : space_id}
        />
      )}
      {stock_id && stock}
      <PhotoField
        label="Fotos"
        help="Até 20 fotos. A gente apaga a localização e os dados da câmera."
        required={false}
        max={20}
        photos={plant?.photos.map(({ document }) => ({ ...document, id: String(document.id) }))}
      />
      {plant ? (
        rest
      ) : (
        <FoldedFields names={more} icon="list" title="Mais: genética, origem, anotações e quem vê">
          {rest}
        </FoldedFields>
      )}
      <FormActions>
        <SubmitButton sending="Salvando…">{plant ? 'Salvar' : 'Criar planta'}</SubmitButton>
      </FormActions>
    </Form>
  )
}

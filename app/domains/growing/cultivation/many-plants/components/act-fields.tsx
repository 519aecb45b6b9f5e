import type { HarvestHold } from '#domains/garden/garden/harvest-holds/harvest-holds.schemas.ts'
import type { PlantCard, PlantCycle } from '#domains/garden/garden/plants/plants.schemas.ts'
import type { PlantTasks } from '#domains/growing/agenda/tasks/tasks.schemas.ts'
import { now } from '#shared/clock.ts'
import { dayKey } from '#shared/dates.ts'
import { CheckboxField } from '#ui/form/checkbox-field.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { PrivacyField } from '#ui/form/switch-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { TasksToEnd } from '../../harvested/components/tasks-to-end.tsx'
import { type ManyAct, NOWHERE } from '../many-acts.kinds.ts'

export type ActFormProps = {
  act: ManyAct
  plants: PlantCard[]
  cycles: PlantCycle[]
  spaces: { id: number; name: string }[]
  groups: string[]
  /** Open tasks of the plants, for the harvest. */
  tasks: PlantTasks['data']
  /** Of the harvest: plants that should wait for it. */
  holds: HarvestHold[]
  act_key: string
  /** Where 'Voltar' leads: the list with the same filter. */
  back: string
}

/** The fields of each action. */
export function ActFields(props: ActFormProps) {
  const { act, plants, cycles, spaces, groups } = props
  if (act === 'mover')
    return (
      <SelectField
        name="space_id"
        label="Para onde"
        placeholder="Escolha um espaço"
        options={[
          ...spaces.map(({ id, name }) => ({ value: id, label: name })),
          { value: NOWHERE, label: 'Nenhum espaço' },
        ]}
      />
    )
  if (act === 'fase')
    return (
      <RadioCards
        name="plant_cycle_id"
        label="Nova fase"
        cards={cycles.map(({ id, name, more_infos }) => ({
          value: id,
          label: name,
          image: more_infos.icon_url ?? undefined,
        }))}
      />
    )
  if (act === 'grupo')
    return (
      <TextField
        name="group_name"
        label="Grupo"
        required={false}
        maxLength={60}
        help={`Dê um nome, como 'ScrOG da tenda' ou 'rodada de verão'. Deixe em branco para tirar do grupo.${groups.length ? ` Já usados: ${groups.join(', ')}.` : ''}`}
      />
    )
  if (act === 'colher')
    return (
      <>
        <PerPlant {...props} list="harvests" fields={[{ name: 'wet_g', label: 'Peso úmido' }]} />
        {spaces.length > 0 && (
          <SelectField
            name="space_id"
            label="Levar para"
            required={false}
            placeholder="Ficam onde estão"
            options={spaces.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <TasksToEnd tasks={props.tasks} name="end_task_ids" />
        <TextArea name="text" label="Como foi a colheita?" required={false} maxLength={5000} rows={3} />
      </>
    )
  if (act === 'pesar')
    return (
      <PerPlant
        {...props}
        list="weights"
        fields={[
          { name: 'dry_g', label: 'Seco' },
          { name: 'cured_g', label: 'Curado' },
        ]}
      />
    )
  if (act === 'perda')
    return (
      <TextField
        name="cause"
        label="Qual foi a causa?"
        maxLength={500}
        help="Mofo, praga, macho, falta de água… Fica no diário de cada uma."
      />
    )
  if (act === 'clonar') return <CloneFields {...props} />
  if (act === 'arquivar')
    return (
      <p>
        Saem das listas e continuam com tudo: fotos, atualizações, pesos. Dá para trazer do arquivo quando você quiser.
      </p>
    )
  return <p>{plants.length === 1 ? 'Volta para as listas.' : 'Voltam para as listas.'}</p>
}

type PerPlantProps = ActFormProps & { list: string; fields: { name: string; label: string }[] }

/** A row of weights per plant; empty means not weighed. */
const PerPlant = ({ plants, list, fields }: PerPlantProps) => (
  <ul
    className={`rounded-box border border-base-300 bg-surface ${fields.length === 1 ? 'grid items-end sm:grid-cols-2' : 'divide-y divide-base-300'}`}
  >
    {plants.map(({ id, name }, i) => (
      <li
        key={id}
        className={`px-4 py-3 ${fields.length === 1 ? '' : 'grid items-end gap-x-4 gap-y-2 sm:grid-cols-2'}`}
      >
        <input type="hidden" name={`${list}[${i}].plant_id`} value={id} />
        {fields.map((field) => (
          <NumberField
            key={field.name}
            name={`${list}[${i}].${field.name}`}
            label={`${field.label} de ${name}`}
            unit="g"
            required={false}
          />
        ))}
      </li>
    ))}
  </ul>
)

const parts = [
  { value: 'genetic', label: 'Genética' },
  { value: 'setup', label: 'Montagem: vaso, substrato e fertilizantes' },
  { value: 'space', label: 'Espaço' },
  { value: 'group', label: 'Grupo' },
  { value: 'description', label: 'Anotações' },
]

const CloneFields = ({ plants, cycles }: ActFormProps) => {
  const [mother] = plants
  const today = dayKey(now())
  return (
    <>
      {plants.length > 1 && (
        <p className="text-muted">
          Cada clone tem uma mãe só. Os clones vão ser de {mother?.name}, a primeira que você escolheu.
        </p>
      )}
      <NumberField name="count" label="Quantos clones" whole defaultValue={1} help="Até 100." />
      <TextField
        name="name"
        label="Nome"
        maxLength={110}
        defaultValue={`Clone de ${mother?.name}`}
        help="Com mais de um, cada um ganha um número no fim."
      />
      <fieldset>
        <legend className="text-[0.9375rem] font-semibold">O que levam da mãe</legend>
        {parts.map(({ value, label }) => (
          <CheckboxField
            key={value}
            name="inherit"
            value={value}
            label={label}
            defaultChecked={value === 'genetic' || value === 'setup'}
          />
        ))}
      </fieldset>
      <SelectField
        name="plant_cycle_id"
        label="Fase em que começam"
        options={cycles.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={cycles.find(({ slug }) => slug === 'vegetativo')?.id}
      />
      <DateField name="started_on" label="Desde" defaultValue={today} max={today} />
      <PrivacyField label="Quem vê os clones" defaultChecked />
    </>
  )
}

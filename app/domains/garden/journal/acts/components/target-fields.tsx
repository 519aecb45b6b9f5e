import { useEffect, useRef, useState } from 'react'
import { CheckboxField } from '#ui/form/checkbox-field.tsx'
import { Field, inputAria } from '#ui/form/field.tsx'
import { useField, useFormState } from '#ui/form/form-context.ts'
import { type Activity, isTakenBy, takersAmong } from '../../activities/activity.model.ts'
import { type MetricName, metricNamed } from '../../activities/metric.kinds.ts'
import { unitOf } from '../../measures/measure.words.ts'
import { cutWords, leftOutWords } from './left-out.words.ts'
import { ValueField } from './measure-field.tsx'

/** `status` and `cycle` where they are known: of what waits on a phone they are not. */
type Plant = { id: number; name: string; status?: 'viva' | 'colhida' | 'morta'; cycle?: string }
type Props = {
  activity: Activity
  plants: Plant[]
  /** Plants of several spaces: no space can be selected. */
  anywhere?: boolean
}

/** Target of the act: the space itself, all its plants, or some; and values that differ on single plants. */
export function TargetFields({ activity, plants: there, anywhere }: Props) {
  const plants = there
    .map((plant) => ({ ...plant, status: plant.status ?? ('viva' as const) }))
    .filter((plant) => isTakenBy(activity, plant))
  // What still sprouts is part of a space, but not of all that is watered there.
  const grown = anywhere ? plants : takersAmong(activity, plants)
  const young = plants.filter((plant) => !grown.includes(plant))
  const cut = there.filter(({ id }) => !plants.some((plant) => plant.id === id))
  const [withYoung, setWithYoung] = useState(useField('with_young').value === 'true')
  const all = withYoung ? plants : grown
  const sides = [
    { value: 'espaco', label: 'No espaço', shown: activity.on !== 'plant' && !anywhere },
    { value: 'todas', label: `Em todas (${countOf(all, there)})`, shown: activity.on !== 'space' && plants.length > 0 },
    { value: 'escolhidas', label: 'Em algumas', shown: activity.on !== 'space' && plants.length > 1 },
  ].filter(({ shown }) => shown)
  const { id, error, value } = useField('where')
  // Another activity may have been chosen since: one that does not go there.
  const side = sides.find((one) => one.value === value) ?? sides[0]
  const none = useField('plant_ids')
  const [some, setSome] = useState(side?.value === 'escolhidas')
  const group = useRef<HTMLDivElement>(null)
  // Another activity may not go where this one did: the browser would leave none marked.
  useEffect(() => {
    const marks = group.current?.querySelectorAll<HTMLInputElement>('[name="where"]') ?? []
    const [first] = marks
    if (!first || [...marks].some(({ checked }) => checked)) return
    first.checked = true
    setSome(false)
  })
  if (sides.length === 0)
    return (
      <p className="text-muted">
        {there.length
          ? 'As plantas daqui já foram colhidas. Escolha outra atividade.'
          : 'Este espaço ainda não tem plantas. Escolha outra atividade ou traga uma planta para cá.'}
      </p>
    )
  return (
    <div className="group/where space-y-3">
      <Field id={id} name="where" label="Onde" error={error ?? none.error} group>
        <div ref={group} className="flex flex-wrap gap-3">
          {sides.map((one) => (
            <label key={one.value} className={sideLook}>
              <input
                type="radio"
                name="where"
                value={one.value}
                defaultChecked={one === side}
                onChange={() => setSome(one.value === 'escolhidas')}
                className={`radio radio-primary radio-sm where-${one.value}`}
              />
              {one.label}
            </label>
          ))}
        </div>
      </Field>
      {young.length > 0 && activity.on !== 'space' && <Young plants={young} onChange={setWithYoung} />}
      {cut.length > 0 && activity.on !== 'space' && plants.length > 0 && (
        <p className="text-sm text-muted group-not-has-[.where-todas:checked]/where:hidden">{cutWords(cut)}</p>
      )}
      {plants.length > 1 && hasVolume(activity) && <VolumeFor />}
      {activity.on !== 'space' && plants.length > 0 && <PlantRows {...{ activity, plants, all, some }} />}
    </div>
  )
}

/** '2 de 5': what the space's own page counts, where it is another number. */
const countOf = (all: Plant[], there: Plant[]) =>
  all.length === there.length ? `${all.length}` : `${all.length} de ${there.length}`

type YoungProps = { plants: Plant[]; onChange: (included: boolean) => void }

/** Who is left out of 'all', and the way to take them along. */
const Young = ({ plants, onChange }: YoungProps) => (
  <div
    className="group-not-has-[.where-todas:checked]/where:hidden"
    onChange={({ target }) => onChange((target as HTMLInputElement).checked)}
  >
    <CheckboxField
      name="with_young"
      label={
        <>
          {leftOutWords(plants)} <span className="text-muted">Incluir mesmo assim</span>
        </>
      }
    />
    {/* Without a signal 'all' is kept as a list, on the phone. */}
    {plants.map(({ id }) => (
      <input key={id} type="hidden" name="left_out" value={id} />
    ))}
  </div>
)

const hasVolume = ({ required, optional }: Activity) => [...required, ...optional].includes('volume_ml')

/** Whether the volume below is what each plant got, or all of them together. */
function VolumeFor() {
  const { id, error, value } = useField('volume_for', 'each')
  return (
    <Field
      id={id}
      name="volume_for"
      label="O volume é"
      error={error}
      group
      className="group-has-[.where-espaco:checked]/where:hidden"
    >
      <div className="flex flex-wrap gap-2">
        {volumeSides.map(([side, label]) => (
          <label key={side} className={sideLook}>
            <input
              type="radio"
              name="volume_for"
              value={side}
              defaultChecked={side === value}
              className="radio radio-primary radio-sm"
            />
            {label}
          </label>
        ))}
      </div>
    </Field>
  )
}

const volumeSides = [
  ['each', 'Por planta'],
  ['total', 'No total'],
] as const

const sideLook =
  'flex min-h-11 items-center gap-2.5 rounded-field border border-edge bg-surface px-3.5 font-medium has-checked:border-primary has-checked:bg-primary/8'

/** Measures that may differ per plant; the rest is shared. */
const mayDiffer: readonly MetricName[] = [
  'ph',
  'ec',
  'runoff_ph',
  'runoff_ec',
  'height_cm',
  'pot_g',
  'wet_g',
  'weight_g',
  'branch_g',
  'sample_g',
]

type RowsProps = Pick<Props, 'activity' | 'plants'> & { all: Plant[]; some: boolean }

/** `some`: it is for those that are ticked here; else for `all`. */
function PlantRows({ activity, plants, all, some }: RowsProps) {
  const metrics = [...activity.required, ...activity.optional.filter((name) => mayDiffer.includes(name))]
  const chosen = useField('plant_ids').list
  const { errors } = useFormState()
  const open = Object.keys(errors).some((name) => name.startsWith('corrections'))
  return (
    <details open={some || open || chosen.length > 0 || undefined} className={rowsLook}>
      <summary className="flex min-h-11 cursor-pointer items-center px-4 py-2 font-medium">
        Escolher plantas ou anotar diferenças
      </summary>
      <ul className="divide-y divide-base-300 border-t border-base-300">
        {plants.map((plant, index) => (
          <PlantRow
            key={plant.id}
            {...{ plant, index, metrics }}
            listed={some || all.includes(plant)}
            chosen={chosen.includes(String(plant.id))}
          />
        ))}
      </ul>
    </details>
  )
}

const rowsLook = 'rounded-box border border-base-300 bg-surface group-has-[.where-espaco:checked]/where:hidden'

/** `listed`: of 'all', or to be ticked. */
type RowProps = { plant: Plant; index: number; metrics: MetricName[]; listed: boolean; chosen: boolean }

function PlantRow({ plant, index, metrics, listed, chosen }: RowProps) {
  const base = `corrections[${index}]`
  const text = useField(`${base}.text`)
  const { errors, values } = useFormState()
  const differs =
    Object.keys(errors).some((name) => name.startsWith(`corrections.${index}.`)) ||
    Object.entries(values).some(([name, value]) => name.startsWith(`${base}.`) && !name.endsWith('plant_id') && value)
  return (
    <li className={`grid gap-2 px-4 py-2 ${listed ? '' : 'group-has-[.where-todas:checked]/where:hidden'}`}>
      <label className="flex min-h-10 items-center gap-3 group-has-[.where-todas:checked]/where:pointer-events-none">
        <input
          type="checkbox"
          name="plant_ids"
          value={plant.id}
          defaultChecked={chosen}
          className="checkbox checkbox-primary checkbox-sm group-has-[.where-todas:checked]/where:hidden"
        />
        <span className="min-w-0 truncate">{plant.name}</span>
      </label>
      <input type="hidden" name={`${base}.plant_id`} value={plant.id} />
      <details open={differs || undefined}>
        <summary className="flex min-h-11 w-fit cursor-pointer items-center text-sm text-muted underline">
          Foi diferente nesta<span className="sr-only">: {plant.name}</span>
        </summary>
        <div className="grid grid-cols-2 gap-3 pt-2 pb-3">
          {metrics.some(hasChoice) && (
            <p className="col-span-2 text-sm text-muted">Use as unidades do valor geral, mais acima.</p>
          )}
          {metrics.map((metric) => (
            <ValueField
              key={metric}
              name={`${base}.measures.${metric}.value`}
              label={metricNamed(metric).label}
              unit={unitHere(metric)}
            />
          ))}
          <Field id={text.id} name={`${base}.text`} label="Observação" error={text.error} className="col-span-2">
            <input
              {...inputAria(text.id, undefined, text.error)}
              name={`${base}.text`}
              defaultValue={text.value}
              maxLength={5000}
              className="input w-full"
            />
          </Field>
        </div>
      </details>
    </li>
  )
}

const hasChoice = (metric: MetricName) => metric.endsWith('ec') || Boolean(metricNamed(metric).units)

/** The shared field below has the choice. */
function unitHere(metric: MetricName) {
  return hasChoice(metric) ? undefined : unitOf(metric)
}

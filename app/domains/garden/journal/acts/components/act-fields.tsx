import type { ReactNode } from 'react'
import type { EcScale } from '#domains/garden/calculators/ec-scale.kinds.ts'
import type { HarvestHold } from '#domains/garden/garden/harvest-holds/harvest-holds.schemas.ts'
import type { ChosenPhoto } from '#ui/form/chosen-photos.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { useFormState } from '#ui/form/form-context.ts'
import { PhotoField } from '#ui/form/photo-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SureField } from '#ui/form/sure-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import type { Activity } from '../../activities/activity.model.ts'
import type { UpdateCard } from '../../updates/updates.schemas.ts'
import type { Usual } from '../../updates/usual.schemas.ts'
import { DoseFields } from './dose-fields.tsx'
import { HeldHarvest } from './held-harvest.tsx'
import { MeasureFields } from './measure-fields.tsx'

type Props = {
  asks: Pick<Activity, 'required' | 'optional' | 'doses' | 'textRequired' | 'catalogue'> &
    Partial<Pick<Activity, 'kind'>>
  usual: Usual
  /** The update being corrected. */
  update?: UpdateCard
  /** Its time, formatted for the field. */
  happened_at?: string
  /** The photos come first: they are the content of the activity. */
  photosFirst?: boolean
  /** The form, with its photos, can be queued when offline. */
  waits?: boolean
  /** Fields for the target, below the values: a phone shows these first, above the button. */
  where?: ReactNode
  /** Plants that should wait for this harvest. */
  holds?: HarvestHold[]
  /** Address of the last photo of what the form is about. */
  last?: string
  /** Photos of the queued act. */
  kept?: ChosenPhoto[]
}

const itemLabels: Record<string, string> = {
  ciclos_da_planta: 'Em que fase entrou?',
  saude_da_planta: 'Como está a saúde?',
  aparencia_da_planta: 'Como ela está?',
  cuidados_planta: 'Que cuidado?',
}

/** The fields of one activity: catalogue item, values, doses, text, photos and time. */
export function ActFields({
  asks,
  usual,
  update,
  happened_at,
  photosFirst,
  waits,
  kept,
  last,
  where,
  holds = [],
}: Props) {
  const { errors, values } = useFormState()
  // Quick activities keep the submit button in view: text, photos and time are collapsed.
  const quick = !asks.textRequired && !photosFirst && !update
  const started = kept?.length || ['text', 'photo_ids', 'happened_at'].some((name) => errors[name] || values[name])
  const scale = (update?.measures.ec?.scale ?? usual.ec_scale) as EcScale | null
  const more = (
    <>
      <TextArea
        name="text"
        label={asks.textRequired ? 'O que aconteceu?' : 'Observação'}
        required={asks.textRequired}
        maxLength={5000}
        rows={asks.textRequired ? 3 : 2}
      />
      <PhotoField
        label="Fotos"
        required={photosFirst ?? false}
        max={10}
        waits={waits}
        kept={kept}
        last={last}
        photos={update?.photos.map(({ document }) => ({ id: String(document.id), url: document.url }))}
      />
      <DateField
        name="happened_at"
        label="Quando"
        type="datetime-local"
        required={update !== undefined}
        help={
          update
            ? undefined
            : kept
              ? 'Deixe em branco para usar a hora em que você anotou.'
              : 'Deixe em branco para usar a hora atual.'
        }
        defaultValue={happened_at}
      />
    </>
  )
  return (
    <>
      {asks.catalogue && (
        <SelectField
          name="catalogue_item_id"
          label={itemLabels[asks.catalogue] ?? 'Qual?'}
          placeholder="Escolha"
          options={choicesOf(usual, asks.catalogue, update)}
        />
      )}
      <MeasureFields required={asks.required} optional={asks.optional} scale={scale} units={usual.units} />
      {where}
      <HeldHarvest holds={holds} />
      {asks.doses && (
        <DoseFields
          products={usual.products}
          pestsFirst={(update ?? asks).kind === 'tratamento'}
          initial={update?.doses}
        />
      )}
      {/* One element whether folded or not: what was typed and chosen stays when another activity is chosen. */}
      <details open={!quick || Boolean(started) || undefined}>
        <summary className={quick ? 'link flex min-h-11 w-fit cursor-pointer items-center' : 'hidden'}>
          Observação, fotos ou outro momento
        </summary>
        <div className={`space-y-6 ${quick ? 'pt-3' : ''}`}>{more}</div>
      </details>
      <SureField />
    </>
  )
}

/** Options of the catalogue; includes the current one when it is no longer active. */
function choicesOf({ choices }: Usual, catalogue: string, update: UpdateCard | undefined) {
  const list = choices[catalogue] ?? []
  const kept = update?.item && !list.some(({ id }) => id === update.item?.id) ? [update.item] : []
  return [...list, ...kept].map(({ id, name }) => ({ value: id, label: name }))
}

import type { FormEvent, MouseEvent } from 'react'
import { Icon } from '#ui/components/icon.tsx'
import { FieldNotes } from '#ui/form/field.tsx'
import { FoldedFields } from '#ui/form/folded-fields.tsx'
import { useField } from '#ui/form/form-context.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import type { PostChoices } from '../pages/post-choices.server.ts'
import { asOption } from '../post-option.view.ts'

type Props = { plants: PostChoices['plants']; plant_id?: number | null }

const MOST = 8

/** What most posts tell of: the plants last touched, by their picture; the rest in a list below. */
export function PostPlant({ plants, plant_id }: Props) {
  const { id, error, value } = useField('plant_id', plant_id)
  if (!plants.length) return null
  const isChosen = (plant: { id: number }) => String(plant.id) === value
  const [near, far] = [plants.slice(0, MOST), plants.slice(MOST)]
  const chips = [...far.filter(isChosen), ...near].slice(0, MOST)
  const rest = plants.filter((plant) => !chips.includes(plant))
  return (
    <fieldset className="group min-w-0 space-y-1.5" onChange={listWins}>
      <legend className="mb-1.5 text-[0.9375rem] font-semibold">
        De que planta? <span className="font-normal text-muted">(opcional)</span>
      </legend>
      <FieldNotes {...{ id, name: 'plant_id', error }} />
      <div className="scroll-row -mx-1 gap-1 px-1 py-1">
        <label className={chipLook}>
          <input type="radio" name="plant_id" value="" defaultChecked={!value} onClick={chipWins} className="sr-only" />
          <span className={pictureLook}>
            <Icon name="x" size={24} />
          </span>
          <span className="line-clamp-2">Nenhuma</span>
        </label>
        {chips.map((plant) => (
          <label key={plant.id} className={chipLook}>
            <input
              type="radio"
              name="plant_id"
              value={plant.id}
              defaultChecked={isChosen(plant)}
              onClick={chipWins}
              className="sr-only"
            />
            <span className={pictureLook}>
              {plant.picture ? (
                <img
                  src={plant.picture}
                  alt=""
                  width={56}
                  height={56}
                  loading="lazy"
                  className="size-full object-cover"
                />
              ) : (
                <Icon name="leaf" size={24} />
              )}
            </span>
            <span className="line-clamp-2 wrap-anywhere">{asOption(plant).label}</span>
          </label>
        ))}
      </div>
      {rest.length > 0 && (
        <FoldedFields names={['other_plant_id']} icon="leaf" title="Outra…">
          <SelectField
            name="other_plant_id"
            label="Outra planta"
            required={false}
            placeholder="Nenhuma"
            options={rest.map(asOption)}
          />
        </FoldedFields>
      )}
      <p className="hidden text-sm text-muted group-has-[[type=radio]:not([value='']):checked]:block">
        A fase e o dia dela vão junto. De uma planta privada, só a fase e o dia aparecem.
      </p>
    </fieldset>
  )
}

/** A plant out of the list takes the place of the one tapped … */
function listWins({ target, currentTarget }: FormEvent<HTMLFieldSetElement>) {
  const list = currentTarget.querySelector('select')
  const none = currentTarget.querySelector<HTMLInputElement>('[type=radio][value=""]')
  if (target === list && list?.value && none) none.checked = true
}

/** … and the other way round: of the tap itself, as React hears of no change where the one tapped was marked before. */
function chipWins({ currentTarget }: MouseEvent<HTMLInputElement>) {
  const list = currentTarget.closest('fieldset')?.querySelector('select')
  if (list) list.value = ''
}

const chipLook =
  'group/chip relative flex w-20 shrink-0 cursor-pointer flex-col items-center gap-1 rounded-box p-1.5 text-center text-sm leading-tight text-muted has-checked:font-semibold has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-primary'

const pictureLook =
  'flex size-14 items-center justify-center overflow-clip rounded-full border border-edge bg-base-200 group-has-checked/chip:border-primary group-has-checked/chip:ring-2 group-has-checked/chip:ring-primary'

import { cycleDay } from '#domains/garden/garden/plants/cycle-day.words.ts'
import type { PlantCard } from '#domains/garden/garden/plants/plants.schemas.ts'
import { CycleMark } from '#domains/garden/garden/plants/ui.ts'
import { plural } from '#shared/numbers.ts'
import { Badge } from '#ui/components/badge.tsx'

type Props = { plants: PlantCard[]; chosen: number[] }

/** Rows with checkboxes; the first one selects the whole page, with or without scripts. */
export const PlantChecks = ({ plants, chosen }: Props) => (
  <fieldset className="min-w-0">
    <legend className="sr-only">Quais plantas</legend>
    <ul className="divide-y divide-base-300 rounded-box border border-base-300 bg-surface">
      <li>
        <label className={rowLook}>
          <input type="checkbox" name="todas" value="true" className={boxLook} onChange={markAll} />
          <span className="font-semibold">Marcar todas ({plural(plants.length, 'planta', 'plantas')})</span>
        </label>
      </li>
      {plants.map((plant) => (
        <li key={plant.id}>
          <label className={rowLook}>
            <input
              type="checkbox"
              name="plant_ids"
              value={plant.id}
              defaultChecked={chosen.includes(plant.id)}
              className={boxLook}
            />
            <CycleMark cycle={plant.plant_cycle} size={28} />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{plant.name}</span>
              <span className="block truncate text-sm text-muted">{lineOf(plant)}</span>
            </span>
            {plant.status !== 'viva' && <Badge>{plant.status === 'colhida' ? 'Colhida' : 'Perdida'}</Badge>}
          </label>
        </li>
      ))}
    </ul>
  </fieldset>
)

const lineOf = (plant: PlantCard) =>
  [cycleDay(plant), plant.space?.name, plant.group_name && `grupo ${plant.group_name}`].filter(Boolean).join(' · ')

function markAll({ currentTarget }: { currentTarget: HTMLInputElement }) {
  const boxes = currentTarget.form?.querySelectorAll<HTMLInputElement>('input[name="plant_ids"]') ?? []
  for (const box of boxes) box.checked = currentTarget.checked
}

const rowLook = 'flex min-h-14 items-center gap-3 px-4 py-2'
const boxLook = 'checkbox checkbox-primary'

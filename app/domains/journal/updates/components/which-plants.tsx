import { SelectField } from '#ui/form/select-field.tsx'
import type { UpdateDetail } from '../updates.schemas.ts'

type Props = { update: Pick<UpdateDetail, 'plant' | 'same'> /** Opened from the line of all of them. */; all: boolean }

/** Of an act on many plants: on which of them it is mended. */
export const WhichPlants = ({ update: { plant, same }, all }: Props) => (
  <SelectField
    name="all_plants"
    label="Vale para"
    defaultValue={String(all)}
    options={[
      { value: 'true', label: `Todas as ${same.length + 1} plantas` },
      { value: 'false', label: `Só ${plant?.name}` },
    ]}
    help={`O mesmo está anotado em ${namesOf(same)}. As fotos valem só para ${plant?.name}.`}
  />
)

/** So many are named; of more the number is said. */
const NAMED = 6

function namesOf(same: Props['update']['same']) {
  const names = same.slice(0, NAMED).map(({ plant }) => plant.name)
  return same.length > NAMED ? `${names.join(', ')} e mais ${same.length - NAMED}` : names.join(', ')
}

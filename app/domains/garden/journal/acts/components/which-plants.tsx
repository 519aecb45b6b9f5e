import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import type { UpdateDetail } from '../../updates/updates.schemas.ts'

type Props = {
  update: Pick<UpdateDetail, 'plant' | 'same'> /** Opened from the folded row of all plants. */
  all: boolean
}

/** For an act on several plants: corrects one or all of them. */
export const WhichPlants = ({ update: { plant, same }, all }: Props) => (
  <>
    <HiddenField name="together" value={same.length + 1} />
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
  </>
)

/** Number of plants named; beyond it the total is shown. */
const NAMED = 6

function namesOf(same: Props['update']['same']) {
  const names = same.slice(0, NAMED).map(({ plant }) => plant.name)
  return same.length > NAMED ? `${names.join(', ')} e mais ${same.length - NAMED}` : names.join(', ')
}

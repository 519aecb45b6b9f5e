import { now } from '#shared/clock.ts'
import { dayKey } from '#shared/dates.ts'
import { Card } from '#ui/components/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { SureField } from '#ui/form/sure-field.tsx'
import { cutPhases } from '../../harvest-holds/harvest-holds.kinds.ts'
import type { PlantCycle, PlantDetail } from '../plants.schemas.ts'

type Props = { plant: Pick<PlantDetail, 'plant_cycle' | 'started_on' | 'status'>; cycles: PlantCycle[] }

/** Moves a plant to another cycle; suggests the next one. */
export function CycleForm({ plant, cycles: all }: Props) {
  const today = dayKey(now())
  // What was harvested dries and cures.
  const cycles = plant.status === 'colhida' ? all.filter(({ slug }) => cutPhases.includes(slug)) : all
  const next = cycles.find((cycle) => cycle.order > plant.plant_cycle.order) ?? plant.plant_cycle
  return (
    <Card title="Mudar de fase">
      <Form name="cycle" className="space-y-4" key={plant.plant_cycle.id}>
        <SelectField
          name="catalogue_item_id"
          label="Nova fase"
          options={cycles.map(({ id, name }) => ({ value: id, label: name }))}
          defaultValue={next.id}
        />
        <DateField name="happened_at" label="Desde quando" defaultValue={today} min={plant.started_on} max={today} />
        <SureField />
        <SubmitButton tone="quiet" sending="Mudando…">
          Mudar de fase
        </SubmitButton>
      </Form>
    </Card>
  )
}

import { invalidField } from '#platform/errors.ts'
import { formatNumericDay } from '#shared/dates.ts'
import type { Plant } from './plants.table.ts'

/** Nothing happens to a plant before its first day. Throws beside the field of the day. */
export function demandBegun({ name, started_on }: Pick<Plant, 'name' | 'started_on'>, field: string, day: string) {
  if (day < started_on)
    throw invalidField(field, `“${name}” começou em ${formatNumericDay(started_on)}. Escolha esse dia ou um depois.`)
}

import { storedMeasures } from '../activities/measures.schemas.ts'
import type { Measures } from '../activities/metric.kinds.ts'
import type { ActInput } from '../updates/updates.schemas.ts'
import { beside } from './act.rules.ts'
import { volumeShares, withShare } from './volumes.rules.ts'

/** What an act says of each plant, or of its space: the shared values, overridden by the plant's corrections. */
export function valuesOf(input: ActInput) {
  const shares = volumeShares(input)
  return (plant_id: number | null | undefined): { text: string; measures: Measures } => {
    const index = input.corrections.findIndex((one) => one.plant_id === plant_id)
    const correction = input.corrections[index]
    const measures = withShare(storedMeasures(input.measures, beside('')), shares.get(plant_id ?? -1))
    if (!correction) return { text: input.text, measures }
    return {
      text: correction.text || input.text,
      measures: { ...measures, ...storedMeasures(correction.measures, beside(`corrections.${index}.`)) },
    }
  }
}

import { z } from 'zod'
import { ecScaleNamed, ecScaleNames } from '#domains/calculators/ec-scale.kinds.ts'
import { ecMetrics, type Measures, type Metric, type MetricName, metrics } from './metric.kinds.ts'

/** EC is range-checked after conversion to mS/cm; 20 mS/cm are 20,000 µS/cm. */
const typed = ({ name, from, to }: Metric) =>
  z
    .object({
      value: z
        .number()
        .min(from)
        .max(ecMetrics.includes(name) ? 20_000 : to)
        .optional(),
      scale: z.enum(ecScaleNames).optional(),
    })
    .optional()

const shape = Object.fromEntries(metrics.map((metric) => [metric.name, typed(metric)])) as {
  [name in MetricName]: ReturnType<typeof typed>
}

/** Typed values by metric; an empty field is no value, 0 is one. EC includes its scale. */
export const MeasuresInput = z.object(shape).default({})
export type MeasuresInput = z.infer<typeof MeasuresInput>

export const MeasuresShown = z.partialRecord(
  z.enum(metrics.map(({ name }) => name) as [MetricName, ...MetricName[]]),
  z.object({ value: z.number(), scale: z.enum(ecScaleNames).optional() }),
)

/**
 * Stored form of the typed values, EC in mS/cm with its scale. `complain` is called for EC without a scale and for EC
 * out of range in mS/cm.
 */
export function storedMeasures(input: MeasuresInput, complain: (field: string, sentence: string) => never): Measures {
  const stored: Measures = {}
  for (const { name, from, to } of metrics) {
    const { value, scale } = input[name] ?? {}
    if (value === undefined) continue
    if (!ecMetrics.includes(name)) {
      stored[name] = { value: tenThousandths(value) }
      continue
    }
    if (!scale) complain(`measures.${name}.value`, 'Escolha a escala: mS/cm, µS/cm ou ppm.')
    const inMillisiemens = value / ecScaleNamed(scale).per_ms
    if (inMillisiemens < from || inMillisiemens > to)
      complain(`measures.${name}.value`, `Isso dá ${inMillisiemens.toLocaleString('pt-BR')} mS/cm: confira a escala.`)
    stored[name] = { value: tenThousandths(inMillisiemens), scale }
  }
  return stored
}

/**
 * Rounded to four decimals: more than any instrument shows, and tiny fractions would break computations with the value.
 */
const tenThousandths = (value: number) => Math.round(value * 10_000) / 10_000

import { z } from 'zod'
import { type EcScale, ecScaleNamed, ecScaleNames } from '#domains/garden/calculators/ec-scale.kinds.ts'
import { formatTyped } from '#shared/numbers.ts'
import {
  ecMetrics,
  type Measures,
  type Metric,
  type MetricName,
  metrics,
  type UnitName,
  unitNames,
  unitSizes,
} from './metric.kinds.ts'

type Field = z.ZodOptional<
  z.ZodObject<{
    value: z.ZodOptional<z.ZodNumber>
    scale: z.ZodOptional<z.ZodEnum<{ [name in EcScale]: name }>>
    unit: z.ZodOptional<z.ZodEnum<{ [name in UnitName]: name }>>
  }>
>

/**
 * EC has a scale, and is range-checked after conversion to mS/cm (20 mS/cm are 20,000 µS/cm). A volume or weight has a
 * unit, without one it is the stored one.
 */
function typed({ name, from, to, units }: Metric): Field {
  const isEc = ecMetrics.includes(name)
  const value = z
    .number()
    .min(from)
    .max(isEc ? 20_000 : to)
    .optional()
  const scale = isEc ? { scale: z.enum(ecScaleNames).optional() } : {}
  const unit = units ? { unit: z.enum(units).optional() } : {}
  return z.object({ value, ...scale, ...unit }).optional() as unknown as Field
}

const shape = Object.fromEntries(metrics.map((metric) => [metric.name, typed(metric)])) as {
  [name in MetricName]: Field
}

/** Typed values by metric; an empty field is no value, 0 is one. EC includes its scale. */
export const MeasuresInput = z.object(shape).default({})
export type MeasuresInput = z.infer<typeof MeasuresInput>

/** As they were typed: what is answered may be sent back. */
export const MeasuresShown = z.partialRecord(
  z.enum(metrics.map(({ name }) => name) as [MetricName, ...MetricName[]]),
  z.object({ value: z.number(), scale: z.enum(ecScaleNames).optional(), unit: z.enum(unitNames).optional() }),
)

type Complain = (field: string, sentence: string) => never

/**
 * Stored form of the typed values: EC in mS/cm with its scale, a volume or weight in ml or g with the unit it was typed
 * in when that is another. `complain` is called for EC without a scale, for a unit that the metric does not have, for a
 * value out of range in the stored unit, and for more decimals than are kept: nothing typed is rounded.
 */
export function storedMeasures(input: MeasuresInput, complain: Complain): Measures {
  const stored: Measures = {}
  for (const metric of metrics) {
    const { value, scale, unit } = input[metric.name] ?? {}
    if (value === undefined) continue
    const field = `measures.${metric.name}.value`
    stored[metric.name] = ecMetrics.includes(metric.name)
      ? conductivity(metric, { value, scale }, (sentence) => complain(field, sentence))
      : quantity(metric, { value, unit }, (sentence) => complain(field, sentence))
  }
  return stored
}

type Typed = NonNullable<MeasuresInput[MetricName]> & { value: number }
type Refuse = (sentence: string) => never

function conductivity({ from, to }: Metric, { value, scale }: Typed, refuse: Refuse) {
  if (!scale) return refuse('Escolha a escala: mS/cm, µS/cm ou ppm.')
  const inMillisiemens = value / ecScaleNamed(scale).per_ms
  if (inMillisiemens < from || inMillisiemens > to)
    refuse(`Isso dá ${formatTyped(inMillisiemens)} mS/cm: confira a escala.`)
  // One decimal of ppm comes back from four of mS/cm (`measuresAsTyped`).
  if (scale === 'mS/cm') refuseFiner(value, 4, refuse)
  else refuseFiner(value, 1, refuse)
  return { value: tenThousandths(inMillisiemens), scale }
}

function quantity({ unit: base, from, to, units = [] }: Metric, { value, unit }: Typed, refuse: Refuse) {
  if (unit && !units.includes(unit)) refuse('Escolha uma das opções.')
  const size = unit ? unitSizes[unit] : 1
  if (value * size < from) refuse(`O menor valor aceito é ${formatTyped(from / size, unit)}.`)
  if (value * size > to) refuse(`O maior valor aceito é ${formatTyped(to / size, unit)}.`)
  refuseFiner(value, 4, refuse)
  return { value: tenThousandths(value * size), ...(unit && unit !== base ? { unit } : {}) }
}

/** Four decimals are more than any instrument shows; tiny fractions would break computations with the value. */
const tenThousandths = (value: number) => Math.round(value * 10_000) / 10_000

const counted = { 1: 'uma casa', 4: 'quatro casas' } as const

/** Compared with the number's own rounding, so that binary fractions (0.1 + 0.2) are no finer than they look. */
function refuseFiner(value: number, decimals: keyof typeof counted, refuse: Refuse) {
  const whole = 10 ** decimals
  if (Math.abs(Math.round(value * whole) / whole - value) > 1e-9)
    refuse(`Use no máximo ${counted[decimals]} depois da vírgula.`)
}

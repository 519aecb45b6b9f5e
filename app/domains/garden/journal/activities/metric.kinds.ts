import type { EcScale } from '#domains/garden/calculators/ec-scale.kinds.ts'

/** Units that volumes and weights are typed in; all but the stored ones are `unitSizes` of them. */
export const unitNames = ['ml', 'L', 'g', 'kg'] as const
export type UnitName = (typeof unitNames)[number]
export const unitSizes: Record<UnitName, number> = { ml: 1, L: 1000, g: 1, kg: 1000 }

const volumes: readonly UnitName[] = ['ml', 'L']
const weights: readonly UnitName[] = ['g', 'kg']

/** A measurable quantity. Values are stored in `unit`; `from` and `to` are the limits of what is possible. */
export type Metric = {
  name: MetricName
  label: string
  unit: string
  /** Of what is computed of it: axes, means. What was typed keeps its own. */
  decimals: number
  from: number
  to: number
  /** What people measure it in, the one in which it is stored first; without any there is but `unit`. */
  units?: readonly UnitName[]
  /** Chart colour, for those with a fixed one (look.md). */
  sensor?: 'temperature' | 'humidity' | 'vpd'
}

export const metricNames = [
  'volume_ml',
  'ph',
  'ec',
  'runoff_ml',
  'runoff_ph',
  'runoff_ec',
  'height_cm',
  'temperature',
  'humidity',
  'leaf_temperature',
  'water_temperature',
  'ppfd',
  'co2',
  'light_hours',
  'pot_litres',
  'pot_g',
  'weight_g',
  'branch_g',
  'sample_g',
  'jar_g',
  'jar_humidity',
  'wet_g',
  'dry_g',
  'cured_g',
] as const
export type MetricName = (typeof metricNames)[number]

const metric = (
  name: MetricName,
  label: string,
  unit: string,
  [from, to]: [number, number],
  more: Partial<Metric> = {},
) => ({ name, label, unit, from, to, decimals: 0, ...more })

/** All metrics of forms, charts and exports, in display order. */
export const metrics: readonly Metric[] = [
  metric('volume_ml', 'Volume', 'ml', [0, 1_000_000], { units: volumes }),
  metric('ph', 'pH', 'pH', [0, 14], { decimals: 2 }),
  metric('ec', 'EC', 'mS/cm', [0, 20], { decimals: 2 }),
  metric('runoff_ml', 'Drenagem', 'ml', [0, 1_000_000], { units: volumes }),
  metric('runoff_ph', 'pH da drenagem', 'pH', [0, 14], { decimals: 2 }),
  metric('runoff_ec', 'EC da drenagem', 'mS/cm', [0, 20], { decimals: 2 }),
  metric('height_cm', 'Altura', 'cm', [0, 1000], { decimals: 1 }),
  metric('temperature', 'Temperatura', '°C', [-20, 60], { decimals: 1, sensor: 'temperature' }),
  metric('humidity', 'Umidade', '%', [0, 100], { decimals: 1, sensor: 'humidity' }),
  metric('leaf_temperature', 'Temperatura da folha', '°C', [-20, 60], { decimals: 1 }),
  metric('water_temperature', 'Temperatura da água', '°C', [-5, 60], { decimals: 1 }),
  metric('ppfd', 'PPFD', 'µmol/m²/s', [0, 3000]),
  metric('co2', 'CO₂', 'ppm', [0, 10_000]),
  metric('light_hours', 'Horas de luz', 'h', [0, 24], { decimals: 1 }),
  metric('pot_litres', 'Vaso novo', 'L', [0, 10_000], { decimals: 1 }),
  metric('pot_g', 'Peso do vaso', 'g', [0, 1_000_000], { units: weights }),
  // A weighing says of what it is: each of these has its own curve, and none is compared with another.
  metric('weight_g', 'Peso da planta', 'g', [0, 1_000_000], { decimals: 1, units: weights }),
  metric('branch_g', 'Peso de um galho', 'g', [0, 1_000_000], { decimals: 1, units: weights }),
  metric('sample_g', 'Peso da amostra', 'g', [0, 1_000_000], { decimals: 1, units: weights }),
  metric('jar_g', 'Peso no pote', 'g', [0, 1_000_000], { decimals: 1, units: weights }),
  metric('jar_humidity', 'Umidade do pote', '%', [0, 100], { decimals: 1 }),
  metric('wet_g', 'Peso úmido', 'g', [0, 1_000_000], { decimals: 1, units: weights }),
  metric('dry_g', 'Peso seco', 'g', [0, 1_000_000], { decimals: 1, units: weights }),
  metric('cured_g', 'Peso curado', 'g', [0, 1_000_000], { decimals: 1, units: weights }),
]

const byName = new Map(metrics.map((one) => [one.name, one]))
export const metricNamed = (name: MetricName): Metric => byName.get(name) as Metric

/** Stored in mS/cm, typed on one of its scales. */
export const ecMetrics: readonly MetricName[] = ['ec', 'runoff_ec']

/**
 * A stored value: in the metric's unit, with the scale (EC) or the other unit in which it was typed, so that it is said
 * and edited as it was typed.
 */
export type Measured = { value: number; scale?: EcScale; unit?: UnitName }
export type Measures = Partial<Record<MetricName, Measured>>

import type { EcScale } from '#domains/garden/calculators/ec-scale.kinds.ts'
import { type MetricName, metricNamed, type UnitName } from '#domains/garden/journal/activities/metric.kinds.ts'

/** What a column may mean. A measurement names its metric, and after a colon the unit when that is not the stored one. */
export type ColumnUse = { value: string; label: string; group: 'Da planta' | 'Do registro' | 'Medida' } & (
  | { field: FieldName; metric?: undefined }
  | { metric: MetricName; unit?: UnitName | EcScale | '°F'; field?: undefined }
)

const fieldLabels = {
  planta: ['Da planta', 'Nome da planta'],
  genetica: ['Da planta', 'Genética'],
  inicio: ['Da planta', 'Começou em'],
  origem: ['Da planta', 'Origem (semente ou clone)'],
  data: ['Do registro', 'Data, ou data e hora'],
  hora: ['Do registro', 'Hora'],
  atividade: ['Do registro', 'Atividade'],
  texto: ['Do registro', 'Texto'],
  fase: ['Do registro', 'Fase'],
  foto: ['Do registro', 'Nome do arquivo da foto'],
} as const
export type FieldName = keyof typeof fieldLabels

const ec = (metric: MetricName): ColumnUse[] =>
  (['mS/cm', 'µS/cm', 'ppm500', 'ppm640', 'ppm700'] as const).map((unit) => ({
    ...{ value: `${metric}:${unit}`, metric, unit, group: 'Medida' },
    label: `${metricNamed(metric).label} (${unit.replace('ppm', 'ppm ')})`,
  }))

const measured = (metric: MetricName, unit: string): ColumnUse => ({
  ...{ value: metric, metric, group: 'Medida', label: `${metricNamed(metric).label} (${unit})` },
})
const otherwise = (metric: MetricName, unit: UnitName | '°F'): ColumnUse => ({
  ...measured(metric, unit),
  ...{ value: `${metric}:${unit}`, metric, unit, field: undefined },
})
const weight = (metric: MetricName) => [measured(metric, 'g'), otherwise(metric, 'kg')]
const degrees = (metric: MetricName) => [measured(metric, '°C'), otherwise(metric, '°F')]

export const columnUses: readonly ColumnUse[] = [
  ...Object.entries(fieldLabels).map(
    ([field, [group, label]]): ColumnUse => ({ value: field, field: field as FieldName, group, label }),
  ),
  measured('volume_ml', 'ml'),
  otherwise('volume_ml', 'L'),
  measured('ph', 'pH'),
  ...ec('ec'),
  measured('runoff_ml', 'ml'),
  otherwise('runoff_ml', 'L'),
  measured('runoff_ph', 'pH'),
  ...ec('runoff_ec'),
  measured('height_cm', 'cm'),
  ...degrees('temperature'),
  measured('humidity', '%'),
  ...degrees('leaf_temperature'),
  ...degrees('water_temperature'),
  measured('ppfd', 'µmol/m²/s'),
  measured('co2', 'ppm'),
  measured('light_hours', 'h'),
  measured('pot_litres', 'L'),
  ...weight('weight_g'),
  ...weight('wet_g'),
  ...weight('dry_g'),
  ...weight('cured_g'),
]

const byValue = new Map(columnUses.map((use) => [use.value, use]))
export const columnUse = (value: string) => byValue.get(value)
export const isColumnUse = (value: string) => value === '' || byValue.has(value)

export const dayOrders = ['dmy', 'mdy'] as const
export type DayOrder = (typeof dayOrders)[number]

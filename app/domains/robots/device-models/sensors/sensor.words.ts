import { formatNumber } from '#shared/numbers.ts'
import type { SensorKind } from './sensor.kinds.ts'

export const sensorKindWords: Record<SensorKind, string> = { measured: 'Medido', derived: 'Calculado' }

/** 'de −20 a 60 °C'; '' where nothing limits it. */
export function rangeWords({ low, high, unit }: { low: number | null; high: number | null; unit: string }) {
  const with_unit = (value: number) => `${formatNumber(value)}${unit && `\u00a0${unit}`}`
  if (low !== null && high !== null) return `de ${formatNumber(low)} a ${with_unit(high)}`
  if (low !== null) return `a partir de ${with_unit(low)}`
  return high === null ? '' : `até ${with_unit(high)}`
}

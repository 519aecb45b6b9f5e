import type { Reading } from './reading.kinds.ts'
import { saturationPressure } from './saturation-pressure.model.ts'

export type Climate = {
  /** Of the air, °C. */
  temperature: Reading
  /** Relative, 0 to 100 %. */
  humidity: Reading
  /** Leaf minus air, °C: negative when the leaf is cooler. */
  leaf_offset: Reading
}

/**
 * Vapour pressure deficit between leaf and air, kPa: es(T + o) − es(T) · RH / 100. Negative means that water condenses on
 * the leaf; the sign is kept. null as soon as a reading is missing. Source: es from FAO-56, eq. 11.
 */
export function leafVpd({ temperature, humidity, leaf_offset }: Climate): Reading {
  if (temperature === null || humidity === null || leaf_offset === null) return null
  return saturationPressure(temperature + leaf_offset) - (saturationPressure(temperature) * humidity) / 100
}

/** Leaf minus air, °C, where both were measured. null when one is missing. */
export const measuredOffset = (leaf: Reading, air: Reading): Reading =>
  leaf === null || air === null ? null : leaf - air

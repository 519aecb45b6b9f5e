import type { Reading } from './reading.kinds.ts'

export type Climate = {
  /** Of the air, °C. */
  temperature: Reading
  /** Relative, 0 to 100 %. */
  humidity: Reading
  /** Leaf minus air, °C: negative when the leaf is cooler. */
  leaf_offset: Reading
}

/**
 * Pressure of saturated water vapour over water, kPa, at `celsius` (°C): 0,6108 · exp(17,27·T / (T + 237,3)).
 * Source: Tetens, as in FAO Irrigation and Drainage Paper 56 (Allen et al., 1998), eq. 11.
 */
export const saturationPressure = (celsius: number): number => 0.6108 * Math.exp((17.27 * celsius) / (celsius + 237.3))

/**
 * Vapour pressure deficit between leaf and air, kPa: es(T + o) − es(T) · RH / 100. Negative means condensation on the
 * leaf; the sign is kept. null when a reading is missing. Source: es from FAO-56, eq. 11.
 */
export function leafVpd({ temperature, humidity, leaf_offset }: Climate): Reading {
  if (temperature === null || humidity === null || leaf_offset === null) return null
  return saturationPressure(temperature + leaf_offset) - (saturationPressure(temperature) * humidity) / 100
}

/** Leaf minus air, °C, when both were measured; else null. */
export const measuredOffset = (leaf: Reading, air: Reading): Reading =>
  leaf === null || air === null ? null : leaf - air

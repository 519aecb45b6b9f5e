import type { Reading } from './reading.kinds.ts'

/**
 * Temperature, °C, at which this air begins to condense: g = 17,27·T / (237,3 + T) + ln(RH/100); Td = 237,3·g / (17,27 − g).
 * The inverse of eq. 11 of FAO-56. null when a reading is missing, and for air without any water (0 %), which never does.
 */
export function dewPoint(temperature: Reading, humidity: Reading): Reading {
  if (temperature === null || humidity === null || humidity <= 0) return null
  const g = (17.27 * temperature) / (237.3 + temperature) + Math.log(humidity / 100)
  return (237.3 * g) / (17.27 - g)
}

/**
 * Distance of a surface (leaf, wall, jar) from the dew point, as a category; up to 2 °C above it mould has enough
 * water.
 */
export function surfaceRisk(surface: number, dew: number): 'molhada' | 'perto' | 'seca' {
  if (surface <= dew) return 'molhada'
  return surface - dew <= 2 ? 'perto' : 'seca'
}

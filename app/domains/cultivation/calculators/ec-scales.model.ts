import type { Reading } from './reading.kinds.ts'

/**
 * The scales that meters show, and how much of each 1 mS/cm is. ppm of a conductivity is a convention of the maker: the
 * number says nothing without its scale. Source: Hanna (500), Eutech (640) and Truncheon (700) conversion tables.
 */
export const ecScales = [
  { value: 'ms', label: 'EC em mS/cm', unit: 'mS/cm', per_ms: 1 },
  { value: 'us', label: 'EC em µS/cm', unit: 'µS/cm', per_ms: 1000 },
  { value: 'ppm500', label: 'ppm na escala 500 (Hanna, EUA)', unit: 'ppm (500)', per_ms: 500 },
  { value: 'ppm640', label: 'ppm na escala 640 (Eutech, Europa)', unit: 'ppm (640)', per_ms: 640 },
  { value: 'ppm700', label: 'ppm na escala 700 (Truncheon, Austrália)', unit: 'ppm (700)', per_ms: 700 },
] as const

export type EcScale = (typeof ecScales)[number]['value']

const perMs = (scale: EcScale) => ecScales.find(({ value }) => value === scale)?.per_ms ?? Number.NaN

export const isEcScale = (name: string | null | undefined): name is EcScale =>
  ecScales.some(({ value }) => value === name)

/** Conductivity in mS/cm of a reading on a scale. Without a scale it is no conductivity: null. */
export const ecOf = (reading: Reading, scale: EcScale | null): Reading =>
  reading === null || scale === null ? null : reading / perMs(scale)

/** What a meter of that scale shows for a conductivity in mS/cm. */
export const onScale = (ec: Reading, scale: EcScale): Reading => (ec === null ? null : ec * perMs(scale))

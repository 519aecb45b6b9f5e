/**
 * The scales on which meters show conductivity (EC), with their value per 1 mS/cm. ppm of a conductivity is a
 * convention of the manufacturer: a number without its scale is ambiguous, so the typed scale is stored beside the
 * value, which is stored in mS/cm. `word` names it in a calculator's URL. Source (research A6): Hanna (500), Eutech
 * (640), Truncheon (700).
 */
export const ecScales = [
  { name: 'mS/cm', word: 'ms', label: 'EC em mS/cm', unit: 'mS/cm', per_ms: 1 },
  { name: 'µS/cm', word: 'us', label: 'EC em µS/cm', unit: 'µS/cm', per_ms: 1000 },
  { name: 'ppm500', word: 'ppm500', label: 'ppm na escala 500 (Hanna, EUA)', unit: 'ppm (500)', per_ms: 500 },
  { name: 'ppm640', word: 'ppm640', label: 'ppm na escala 640 (Eutech, Europa)', unit: 'ppm (640)', per_ms: 640 },
  { name: 'ppm700', word: 'ppm700', label: 'ppm na escala 700 (Truncheon, Austrália)', unit: 'ppm (700)', per_ms: 700 },
] as const

type Scale = (typeof ecScales)[number]
export type EcScale = Scale['name']
export const ecScaleNames = ecScales.map(({ name }) => name) as [EcScale, ...EcScale[]]
export const ecScaleNamed = (scale: EcScale) => ecScales.find(({ name }) => name === scale) as Scale

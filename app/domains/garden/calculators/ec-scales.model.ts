import { ecScales } from './ec-scale.kinds.ts'
import type { Reading } from './reading.kinds.ts'

/** A scale's name in a calculator's URL. */
export type ScaleWord = (typeof ecScales)[number]['word']

const perMs = (scale: ScaleWord) => ecScales.find(({ word }) => word === scale)?.per_ms ?? Number.NaN

export const isScaleWord = (text: string | null | undefined): text is ScaleWord =>
  ecScales.some(({ word }) => word === text)

/** Conductivity in mS/cm of a reading on a scale; null without a scale. */
export const ecOf = (reading: Reading, scale: ScaleWord | null): Reading =>
  reading === null || scale === null ? null : reading / perMs(scale)

/** A conductivity in mS/cm on that scale. */
export const onScale = (ec: Reading, scale: ScaleWord): Reading => (ec === null ? null : ec * perMs(scale))

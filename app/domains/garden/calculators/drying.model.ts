import type { Reading } from './reading.kinds.ts'

/**
 * Weight after drying, g, from the wet weight (g) and the share of water (0 to 1) before and after: the dry matter is
 * constant, dry = wet · (1 − m0) / (1 − m1). Mass balance. null when an input is missing or the share of water is 1.
 */
export const dryWeight = (wet: Reading, water_before: Reading, water_after: Reading): Reading =>
  wet === null || water_before === null || water_after === null || water_after >= 1
    ? null
    : (wet * (1 - water_before)) / (1 - water_after)

/** Share of water (0 to 1) now, from wet weight, water then and weight now: 1 − wet · (1 − m0) / now. */
export const waterNow = (wet: Reading, water_before: Reading, now: Reading): Reading =>
  wet === null || water_before === null || now === null || now <= 0 ? null : 1 - (wet * (1 - water_before)) / now

/** Share of water (0 to 1) of a sample, from its weight and its oven-dry weight: (w − w_oven) / w. */
export const sampleWater = (weight: Reading, oven_dry: Reading): Reading =>
  weight === null || oven_dry === null || weight <= 0 ? null : (weight - oven_dry) / weight

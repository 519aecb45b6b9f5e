import type { Reading } from './reading.kinds.ts'

/** 3.600 seconds in an hour, 1.000.000 µmol in a mol. */
const MOL_PER_HOUR = 0.0036

/** Daily light integral, mol/m²/d, from PPFD (µmol/m²/s) and hours of light a day. By definition of both. */
export const dailyLight = (ppfd: Reading, hours: Reading): Reading =>
  ppfd === null || hours === null ? null : ppfd * hours * MOL_PER_HOUR

/** The PPFD (µmol/m²/s) that gives a daily light (mol/m²/d) in so many hours; null for zero hours. */
export const ppfdFor = (daily_light: Reading, hours: Reading): Reading =>
  daily_light === null || hours === null || hours <= 0 ? null : daily_light / (hours * MOL_PER_HOUR)

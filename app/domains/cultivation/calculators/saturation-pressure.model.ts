/**
 * Pressure of saturated water vapour over water, kPa, at `celsius` (°C): 0,6108 · exp(17,27·T / (T + 237,3)).
 * Source: Tetens, as in FAO Irrigation and Drainage Paper 56 (Allen et al., 1998), eq. 11.
 */
export const saturationPressure = (celsius: number): number => 0.6108 * Math.exp((17.27 * celsius) / (celsius + 237.3))

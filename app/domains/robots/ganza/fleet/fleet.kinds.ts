/** Starts that nobody asked for: the robot broke down, and began anew. Power is the house's, not the robot's. */
export const crashCauses = ['watchdog', 'crash'] as const

/** Wi-Fi signal, from its lowest dBm on; the last is all below. */
export const signalBands = [
  { band: 'great', from: -60 },
  { band: 'good', from: -70 },
  { band: 'weak', from: -80 },
  { band: 'poor', from: -200 },
] as const
export type SignalBand = (typeof signalBands)[number]['band']
export const signalBandNames = ['great', 'good', 'weak', 'poor'] as const satisfies readonly SignalBand[]

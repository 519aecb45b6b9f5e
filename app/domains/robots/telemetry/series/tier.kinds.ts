/** What a series is read from: messages themselves, or what was reckoned of minutes, 5 minutes, hours and days of São Paulo. */
export const telemetryTiers = ['raw', '1m', '5m', '1h', '1d'] as const
export type TelemetryTier = (typeof telemetryTiers)[number]

/** Why a value is kept but counts in no average. */
export const telemetryFlags = ['range', 'stuck', 'jump'] as const
export type TelemetryFlag = (typeof telemetryFlags)[number]

/** Why a robot sent nothing for a while, as far as it is known: `unknown` is 'sem dados'. */
export const gapCauses = [
  'power',
  'brownout',
  'watchdog',
  'crash',
  'update',
  'restart',
  'wifi',
  'server',
  'unknown',
] as const
export type GapCause = (typeof gapCauses)[number]

/** `range`: outside low and high; `silence`: no message for `hold_minutes`; `impossible`: flagged values, or none, for so long. */
export const alertKinds = ['range', 'silence', 'impossible'] as const
export type AlertKind = (typeof alertKinds)[number]

/** When a rule counts: by the light of the mode that runs. */
export const alertDayParts = ['any', 'day', 'night'] as const
export type AlertDayPart = (typeof alertDayParts)[number]

export const alertSeverities = ['info', 'warning', 'critical'] as const
export type AlertSeverity = (typeof alertSeverities)[number]

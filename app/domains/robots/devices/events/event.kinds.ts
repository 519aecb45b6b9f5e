/** Who tells of it. */
export const eventSources = ['device', 'backend'] as const
export type EventSource = (typeof eventSources)[number]

/** What robots tell (docs/robot-protocol.md). */
export const deviceEventKinds = [
  'boot',
  'connect',
  'command',
  'state',
  'actuation',
  'watering',
  'note',
  'error',
  'firmware',
] as const
export type DeviceEventKind = (typeof deviceEventKinds)[number]

/** What we note. */
export const backendEventKinds = [
  'registered',
  'linked',
  'released',
  'transferred',
  'placed',
  'member',
  'credential',
  'blocked',
  'online',
  'offline',
  'command_queued',
  'command_ended',
  'mode',
  'mode_proposal',
  'alert',
  'calibration',
  'part',
  'rollout',
  'refused',
] as const
export type BackendEventKind = (typeof backendEventKinds)[number]

export const eventKinds = [...deviceEventKinds, ...backendEventKinds] as const
export type EventKind = (typeof eventKinds)[number]

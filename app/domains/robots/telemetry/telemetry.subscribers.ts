import '#domains/robots/devices/devices.events.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { dateAhead } from './ingest/date-ahead.actions.ts'

export const telemetrySubscribers: Subscriber[] = [
  on('device.linked', { inside: (tx, { device_id }) => dateAhead(tx, device_id) }),
]

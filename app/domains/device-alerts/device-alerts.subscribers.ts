import '#domains/devices/devices.events.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { endOfLink } from './episodes/end-episodes.actions.ts'
import { firstRules } from './rules/first-rules.actions.ts'

export const deviceAlertsSubscribers: Subscriber[] = [
  on('device.linked', { inside: firstRules }),
  on('device.released', { inside: endOfLink }),
]

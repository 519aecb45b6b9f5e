import '#domains/robots/devices/devices.events.ts'
import '#domains/robots/telemetry/telemetry.events.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { endOfLink } from './episodes/end-episodes.actions.ts'
import { writeNote, writeWatering } from './robot-acts/write-robot-acts.actions.ts'
import { firstRules } from './rules/first-rules.actions.ts'

export const deviceAlertsSubscribers: Subscriber[] = [
  on('device.linked', { inside: firstRules }),
  on('device.told', {
    inside: async (tx, told) => {
      if (told.kind === 'watering') await writeWatering(tx, told, told.data)
      else if (told.kind === 'note') await writeNote(tx, told, told.data)
    },
  }),
  on('telemetry.came_late', {
    job: {
      name: 'device_alerts.look_back',
      key: ({ device_id, from, to }) => `${device_id}:${from}-${to}`,
      payload: (late) => late,
    },
  }),
  on('device.released', { inside: endOfLink }),
]

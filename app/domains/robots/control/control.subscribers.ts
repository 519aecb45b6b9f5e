import '#domains/robots/devices/devices.events.ts'
import '#domains/robots/telemetry/telemetry.events.ts'
import '#domains/garden/garden/garden.events.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { endAtStarts } from './actuations/end-at-starts.actions.ts'
import { noteActuation } from './actuations/note-actuation.actions.ts'
import { answerCommand } from './commands/answer-command.actions.ts'
import { endProposalsOf } from './proposals/end-proposals.actions.ts'
import { askForNewSecret, forgetOwner, keepOwner } from './shadow/let-go.actions.ts'
import { noteState } from './shadow/note-state.actions.ts'

export const controlSubscribers: Subscriber[] = [
  on('device.told', {
    inside: async (tx, told) => {
      const { device_id, event_id, at } = told
      if (told.kind === 'command') await answerCommand(tx, device_id, told.data)
      else if (told.kind === 'state') await noteState(tx, device_id, at, told.data)
      else if (told.kind === 'actuation') await noteActuation(tx, { device_id, event_id, at, data: told.data })
      if (told.kind === 'boot' || told.kind === 'state' || told.kind === 'actuation')
        await endAtStarts(tx, { device_id, from: at, known_by: event_id })
    },
  }),
  on('telemetry.came_late', {
    job: {
      name: 'control.end_at_starts',
      key: ({ device_id, from, to }) => `${device_id}:${from}-${to}`,
      payload: (late) => late,
    },
  }),
  on('device.released', {
    inside: async (tx, released) => {
      await endProposalsOf(tx, released)
      await forgetOwner(tx, released)
    },
  }),
  // What was asked was asked for the plants of the space that it left.
  on('device.placed', { inside: endProposalsOf }),
  on('plant.cycle_changed', {
    job: {
      name: 'control.propose_modes',
      key: ({ plant_id }) => String(plant_id),
      payload: ({ plant_id }) => ({ plant_id }),
    },
  }),
  on('device.rotation_asked', { inside: askForNewSecret }),
  on('device.linked', { inside: keepOwner }),
]

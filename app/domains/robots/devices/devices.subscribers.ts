import '#domains/garden/garden/garden.events.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { leaveDeletedSpace } from './places/place-device.actions.ts'

export const devicesSubscribers: Subscriber[] = [
  on('space.changed', { inside: (tx, { space_id }) => leaveDeletedSpace(tx, space_id) }),
]

import '#domains/base/social/social.events.ts'
import '#domains/garden/garden/garden.events.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { endSharing } from './members/end-sharing.actions.ts'
import { leaveDeletedSpace } from './places/place-device.actions.ts'

export const devicesSubscribers: Subscriber[] = [
  on('space.changed', { inside: (tx, { space_id }) => leaveDeletedSpace(tx, space_id) }),
  on('social.kept_away', { inside: endSharing }),
]

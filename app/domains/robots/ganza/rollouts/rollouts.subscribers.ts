import '#domains/robots/devices/devices.events.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { foldNews } from './fold-news.actions.ts'
import { tellOffers } from './tell-offers.actions.ts'

export const rolloutsSubscribers: Subscriber[] = [
  on('device.told', { inside: foldNews }),
  on('device.linked', { inside: (tx, { device_id }) => tellOffers(tx, [device_id]) }),
]

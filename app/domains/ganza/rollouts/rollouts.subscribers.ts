import '#domains/devices/devices.events.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { foldNews } from './fold-news.actions.ts'

export const rolloutsSubscribers: Subscriber[] = [on('device.told', { inside: foldNews })]

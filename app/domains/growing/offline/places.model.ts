import type { QueuedTarget } from '#domains/base/outbox/queued-act.kinds.ts'
import type { Activity } from '#domains/garden/journal/activities/activity.model.ts'
import type { Kit } from './kit.browser.ts'

export const isSamePlace = (one: QueuedTarget, other: QueuedTarget) =>
  one.kind === other.kind && one.slug === other.slug

/** Possible targets of an activity: those on the phone, and the original one. */
export function placesFor({ on }: Pick<Activity, 'on'>, kit: Kit, was: QueuedTarget): QueuedTarget[] {
  const named = (kind: QueuedTarget['kind']) => (thing: { slug: string; name: string }) => ({
    kind,
    slug: thing.slug,
    name: thing.name,
  })
  const known = [
    ...(on === 'space' ? [] : kit.plants.map(named('plant'))),
    ...(on === 'plant' ? [] : kit.spaces.map(named('space'))),
  ]
  return known.some((place) => isSamePlace(place, was)) ? known : [was, ...known]
}

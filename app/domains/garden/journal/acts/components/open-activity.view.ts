import type { OwnActivity } from '../../activities/activities.schemas.ts'
import {
  type Activity,
  activitiesOn,
  isTakenBy,
  isTending,
  keyOf,
  type Taker,
} from '../../activities/activity.model.ts'
import type { Usual } from '../../updates/usual.schemas.ts'

type Opened = { own: OwnActivity[]; usual: Usual; tipo: string | null }

/**
 * Available activities, and the one whose form is open: a note, unless the URL names one. Of a choice of plants only
 * what one of them gets.
 */
export function openActivity(
  place: 'plant' | 'space',
  { own, tipo }: Pick<Opened, 'own' | 'tipo'>,
  plants: readonly Taker[] = [],
) {
  const taken = (activity: Activity) => plants.length === 0 || plants.some((plant) => isGivenTo(activity, plant))
  const activities = activitiesOn(place, own).filter(taken)
  const named = (key: string | null) => activities.find((activity) => activity.key === key)
  return { activities, chosen: (named(tipo) ?? named('nota')) as Activity }
}

/** Of a plant that was lost it is still told how it went. */
const isGivenTo = (activity: Activity, plant: Taker) =>
  plant.status === 'morta' ? !isTending(activity) : isTakenBy(activity, plant)

/** The activity that a label's QR code opens: the last used here, else a watering. */
export function lastUsedOn(place: 'plant' | 'space', { own, usual }: Omit<Opened, 'tipo'>) {
  const keys = activitiesOn(place, own).map(({ key }) => key)
  const recent = usual.recent.map(({ kind, activity_type_id }) => keyOf(kind, activity_type_id))
  return recent.find((key) => keys.includes(key)) ?? 'rega'
}

/** Page title with that form open: 'Rega: atualizações', or just 'Atualizações'. */
export const openedIn = (place: 'plant' | 'space', opened: Opened | null | undefined) =>
  opened?.tipo ? `${openActivity(place, opened).chosen.label}: atualizações` : 'Atualizações'

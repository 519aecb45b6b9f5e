import type { OwnActivity } from '../../activities/activities.schemas.ts'
import { type Activity, activitiesOn, keyOf } from '../../activities/activity.model.ts'
import type { Usual } from '../../updates/usual.schemas.ts'

type Opened = { own: OwnActivity[]; usual: Usual; tipo: string | null }

/** Available activities, and the one whose form is open: a note, unless the URL names one. */
export function openActivity(place: 'plant' | 'space', { own, tipo }: Pick<Opened, 'own' | 'tipo'>) {
  const activities = activitiesOn(place, own)
  const named = (key: string | null) => activities.find((activity) => activity.key === key)
  return { activities, chosen: (named(tipo) ?? named('nota')) as Activity }
}

/** The activity that a label's QR code opens: the last used here, else a watering. */
export function lastUsedOn(place: 'plant' | 'space', { own, usual }: Omit<Opened, 'tipo'>) {
  const keys = activitiesOn(place, own).map(({ key }) => key)
  const recent = usual.recent.map(({ kind, activity_type_id }) => keyOf(kind, activity_type_id))
  return recent.find((key) => keys.includes(key)) ?? 'rega'
}

/** Page title with that form open: 'Rega: atualizações', or just 'Atualizações'. */
export const openedIn = (place: 'plant' | 'space', opened: Opened | null | undefined) =>
  opened?.tipo ? `${openActivity(place, opened).chosen.label}: atualizações` : 'Atualizações'

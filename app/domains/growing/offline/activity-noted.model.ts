import type { QueuedAct } from '#domains/base/outbox/queued-act.kinds.ts'
import type { OwnActivity } from '#domains/garden/journal/activities/activities.schemas.ts'
import { type Activity, activitiesOn } from '#domains/garden/journal/activities/activity.model.ts'

/** The activity of a queued act. An own activity that was archived meanwhile requires only a text. */
export function activityNoted({ fields, label }: Pick<QueuedAct, 'fields' | 'label'>, own: OwnActivity[]): Activity {
  const typed = new Map(fields)
  const [kind, id] = [typed.get('kind') ?? 'nota', Number(typed.get('activity_type_id')) || null]
  const all = activitiesOn('space', own)
  const found = all.find((one) => one.kind === kind && one.activity_type_id === id)
  const note = all.find((one) => one.kind === 'nota') as Activity
  return found ?? { ...note, label }
}

import type { TaskContent, TaskDetail } from './tasks.schemas.ts'

/** A task as its form sends it. */
export const taskContent = (task: TaskDetail): TaskContent => ({
  title: task.title,
  notes: task.notes,
  kind: task.kind ?? undefined,
  activity_type_id: task.activity_type_id ?? undefined,
  rrule: task.rrule,
  exdates: task.exdates,
  due_on: task.due_on,
  time: task.time ?? undefined,
  remind_minutes: task.remind_minutes,
})

/** Of a completed one the form has texts alone, and sends nothing of the rest. */
export const doneContent = (task: TaskDetail) => ({
  ...taskContent(task),
  ...{ kind: null, activity_type_id: null, rrule: null, exdates: [], remind_minutes: null },
})

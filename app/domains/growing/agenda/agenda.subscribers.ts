import '#domains/garden/journal/journal.events.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { closeTasks } from './journal-acts/close-tasks.actions.ts'
import { moveActs } from './journal-acts/move-act.actions.ts'
import { reopenTasks } from './journal-acts/reopen-tasks.actions.ts'

export const agendaSubscribers: Subscriber[] = [
  on('update.posted', { inside: closeTasks }),
  on('update.deleted', { inside: reopenTasks }),
  on('update.changed', { inside: moveActs }),
]

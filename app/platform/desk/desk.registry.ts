import type { SQL } from 'drizzle-orm'
import type { Permission } from '#platform/access/permissions.ts'
import type { Context } from '#platform/context.ts'
import type { IconName } from '#ui/components/icon-names.ts'

/** Something of a domain that waits for somebody of the team: `desk` of its manifest. */
export type DeskQueue = {
  /** In the answer of the call: 'reports'. */
  name: string
  label: string
  icon: IconName
  /** Whoever has it sees the queue and the way to it. */
  permission: Permission
  /** Managers read how many there are, even where they may not open them. Never of processes. */
  managers?: true
  /** The list that shows these rows and no others: a test opens it and compares. */
  to: `/admin/${string}`
  /** `select count(*)::int as count, min(…) as oldest from …`, as cheap as the first page of its list. */
  waiting: (ctx: Context) => SQL
}

let queues: readonly DeskQueue[] = []

/** Called once by app/install.ts. */
export function installDesk(entered: readonly DeskQueue[]) {
  queues = entered
}

export const deskQueues = () => queues

import type { Context } from '#platform/context.ts'
import type { TaskOpens } from './tasks.schemas.ts'

/** Of these tasks of the viewer's those that are about a page of another domain's, by id, in one query. */
export type OpensOfTasks = (ctx: Context, task_ids: number[]) => Promise<Map<number, TaskOpens>>

let openers: readonly OpensOfTasks[] = []

/** Called once by app/install.ts: this domain knows none of those that make tasks. */
export function installTaskOpens(list: readonly OpensOfTasks[]) {
  openers = list
}

export async function opensOf(ctx: Context, task_ids: number[]): Promise<Map<number, TaskOpens>> {
  if (!task_ids.length) return new Map()
  return new Map((await Promise.all(openers.map((opens) => opens(ctx, task_ids)))).flatMap((found) => [...found]))
}

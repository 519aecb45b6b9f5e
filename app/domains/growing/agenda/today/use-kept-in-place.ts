import { useState } from 'react'
import { type InPlace, keepInPlace } from './kept-in-place.model.ts'
import type { DueTask } from './today.schemas.ts'

type Named = { task_id: string | number; planned_at: string | Date }

/** Tasks that were done on the pages of this tab, from their buttons on. */
const justDone = new Set<string>()

export const taskKey = ({ task_id, planned_at }: Named) => `${task_id} ${new Date(planned_at).toISOString()}`
export const noteDone = (task: Named) => void justDone.add(taskKey(task))
/** It is open: refused, not reached, or undone. */
export const noteOpen = (task: Named) => void justDone.delete(taskKey(task))

/** The tasks of a list, with those just done still in their place while the page is open. */
export const useKeptTasks = (tasks: DueTask[]) => useKept(tasks, taskKey, (key) => justDone.has(key))

/** The same for groups of tasks: one of which all is done stays, with nothing open in it. */
export function useKeptGroups<Group extends { key: string; tasks: DueTask[] }>(groups: Group[]): Group[] {
  const isAllDone = (_: string, { tasks }: Group) => tasks.every((task) => justDone.has(taskKey(task)))
  return useKept(groups, ({ key }) => key, isAllDone).map(({ item, gone }) => (gone ? { ...item, tasks: [] } : item))
}

function useKept<Item>(
  items: Item[],
  keyOf: (item: Item) => string,
  isJustDone: (key: string, item: Item) => boolean,
): InPlace<Item>[] {
  const how = { keyOf, isJustDone }
  const [seen, see] = useState(() => keepInPlace([], items, how))
  const shown = keepInPlace(seen, items, how)
  const orderOf = (list: InPlace<Item>[]) => list.map(({ item, gone }) => `${keyOf(item)} ${gone}`).join()
  if (orderOf(shown) !== orderOf(seen)) see(shown)
  return shown
}

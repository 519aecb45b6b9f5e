type Tree = { id: number; lessons: { id: number }[] }[]
type Move = { what: 'module' | 'lesson'; id: number; by: number }

/** The tree after one thing went up (-1) or down (1): a class at the edge of its module goes into the next one. */
export function moved(tree: Tree, { what, id, by }: Move) {
  const modules = tree.map((one) => ({ id: one.id, lesson_ids: one.lessons.map((lesson) => lesson.id) }))
  if (what === 'module')
    return swapped(
      modules,
      modules.findIndex((one) => one.id === id),
      by,
    )
  const at = modules.findIndex(({ lesson_ids }) => lesson_ids.includes(id))
  const home = modules[at]
  if (!home) return modules
  const place = home.lesson_ids.indexOf(id)
  if (home.lesson_ids[place + by] !== undefined) {
    home.lesson_ids = swapped(home.lesson_ids, place, by)
    return modules
  }
  const next = modules[at + by]
  if (!next) return modules
  home.lesson_ids = home.lesson_ids.filter((one) => one !== id)
  next.lesson_ids = by < 0 ? [...next.lesson_ids, id] : [id, ...next.lesson_ids]
  return modules
}

function swapped<T>(list: T[], at: number, by: number): T[] {
  const [one, other] = [list[at], list[at + by]]
  if (one === undefined || other === undefined) return list
  return list.map((item, place) => (place === at ? other : place === at + by ? one : item))
}

type Order = { id: number; lesson_ids: number[] }[]
/** Where something is dropped: before another, or at the end (of its module). */
export type Drop =
  | { what: 'module'; id: number; before: number | null }
  | { what: 'lesson'; id: number; module: number; before: number | null }

/** The tree after one thing was dropped somewhere. */
export function dropped(tree: Tree, drop: Drop): Order {
  const modules = tree.map((one) => ({ id: one.id, lesson_ids: one.lessons.map((lesson) => lesson.id) }))
  const { what, id, before } = drop
  if (before === id) return modules
  if (what === 'module') {
    const taken = modules.filter((one) => one.id === id)
    const others = modules.filter((one) => one.id !== id)
    return insertedAt(others, taken, before === null ? -1 : others.findIndex((one) => one.id === before))
  }
  if (!modules.some((one) => one.id === drop.module)) return modules
  return modules.map((one) => {
    const others = one.lesson_ids.filter((lesson) => lesson !== id)
    const lesson_ids =
      one.id === drop.module ? insertedAt(others, [id], before === null ? -1 : others.indexOf(before)) : others
    return { id: one.id, lesson_ids }
  })
}

const insertedAt = <T>(list: T[], items: T[], at: number) =>
  at < 0 ? [...list, ...items] : [...list.slice(0, at), ...items, ...list.slice(at)]

/** The same tree in an order that is on its way to the server. */
export function inOrder<Lesson extends { id: number }, Module extends { id: number; lessons: Lesson[] }>(
  tree: Module[],
  order: Order,
): Module[] {
  const modules = new Map(tree.map((one) => [one.id, one]))
  const lessons = new Map(tree.flatMap((one) => one.lessons).map((one) => [one.id, one]))
  return order.flatMap(({ id, lesson_ids }) => {
    const module = modules.get(id)
    return module ? [{ ...module, lessons: lesson_ids.flatMap((lesson) => lessons.get(lesson) ?? []) }] : []
  })
}

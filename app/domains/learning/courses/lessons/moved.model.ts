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

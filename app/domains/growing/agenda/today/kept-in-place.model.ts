export type InPlace<Item> = { item: Item /** No longer open, but still where it was. */; gone: boolean }

/**
 * A list that shrinks under somebody's finger: what they have just done stays where it was until they leave, or the next
 * one would slide under the second tap. What is new comes last.
 */
export function keepInPlace<Item>(
  shown: InPlace<Item>[],
  next: Item[],
  { keyOf, isJustDone }: { keyOf: (item: Item) => string; isJustDone: (key: string, item: Item) => boolean },
): InPlace<Item>[] {
  const open = new Map(next.map((item) => [keyOf(item), item]))
  const kept = shown.flatMap(({ item }): InPlace<Item>[] => {
    const key = keyOf(item)
    const now = open.get(key)
    open.delete(key)
    if (now) return [{ item: now, gone: false }]
    return isJustDone(key, item) ? [{ item, gone: true }] : []
  })
  return [...kept, ...[...open.values()].map((item) => ({ item, gone: false }))]
}

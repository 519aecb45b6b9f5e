type Node = { id: number; parent_id: number | null; name: string }

/** Siblings as they come, each followed by what is below it; what hangs on nothing here is left out. */
export function inTreeOrder<N extends Node>(nodes: N[]): N[] {
  const below = Map.groupBy(nodes, ({ parent_id }) => parent_id)
  const walk = (parent: number | null): N[] => (below.get(parent) ?? []).flatMap((node) => [node, ...walk(node.id)])
  return walk(null)
}

/** From the top: 'Iluminação', 'Painéis de LED'. */
export function pathOf<N extends Node>(nodes: N[], id: number): N[] {
  const node = nodes.find((one) => one.id === id)
  if (!node) return []
  return [...(node.parent_id === null ? [] : pathOf(nodes, node.parent_id)), node]
}

/** How many levels hang below it. */
export const heightOf = (nodes: Node[], id: number): number =>
  nodes
    .filter(({ parent_id }) => parent_id === id)
    .reduce((highest, node) => Math.max(highest, 1 + heightOf(nodes, node.id)), 0)

/** 'Iluminação › Painéis de LED', for a select. */
export const pathName = (nodes: Node[], id: number) =>
  pathOf(nodes, id)
    .map(({ name }) => name)
    .join(' › ')

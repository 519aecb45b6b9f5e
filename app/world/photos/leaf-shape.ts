import { degrees } from './geometry.ts'

export type Finger = { angle: number; reach: number; girth: number }
/** A point of a finger's edge: `along` 0–1 from base to tip, `out` 0–1 of the widest half. */
export type EdgePoint = { along: number; out: number }

const ARRANGEMENTS: Record<number, [angle: number, reach: number][]> = {
  1: [[0, 1]],
  3: [
    [58, 0.66],
    [-58, 0.66],
    [0, 1],
  ],
  5: [
    [98, 0.46],
    [-98, 0.46],
    [44, 0.84],
    [-44, 0.84],
    [0, 1],
  ],
  7: [
    [124, 0.34],
    [-124, 0.34],
    [76, 0.66],
    [-76, 0.66],
    [36, 0.9],
    [-36, 0.9],
    [0, 1],
  ],
  9: [
    [142, 0.24],
    [-142, 0.24],
    [102, 0.46],
    [-102, 0.46],
    [66, 0.74],
    [-66, 0.74],
    [32, 0.93],
    [-32, 0.93],
    [0, 1],
  ],
}

/** The fingers of a palmate leaf, outermost first, so that the middle one lies on top. */
export function fingersOf(count: number): Finger[] {
  const arrangement = ARRANGEMENTS[count] ?? ARRANGEMENTS[1] ?? []
  return arrangement.map(([angle, reach]) => ({ angle: degrees(angle), reach, girth: 0.72 + 0.28 * reach }))
}

const edges = new Map<number, EdgePoint[]>()

/** One saw-toothed edge, base to tip; teeth point forward, as in the genus. 0 teeth is a smooth edge. */
export function edgeWith(teeth: number): EdgePoint[] {
  const known = edges.get(teeth)
  if (known) return known
  const edge = teeth ? toothed(teeth) : smooth()
  edges.set(teeth, edge)
  return edge
}

const lance = (along: number): number => Math.sin(Math.PI * along ** 0.74) ** 1.08

function toothed(teeth: number): EdgePoint[] {
  const edge: EdgePoint[] = [{ along: 0.06, out: 0.12 }]
  const step = 0.82 / teeth
  for (let tooth = 0; tooth < teeth; tooth++) {
    const from = 0.12 + tooth * step
    edge.push(
      { along: from, out: lance(from) * 0.9 },
      { along: from + step * 1.02, out: lance(from + step * 0.55) * 1.08 },
    )
  }
  return [...edge, { along: 0.96, out: 0.1 }]
}

const smooth = (): EdgePoint[] => [0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 0.95].map((along) => ({ along, out: lance(along) }))

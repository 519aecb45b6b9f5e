export type DayValue = [day: number, value: number]

export const MOST_POINTS = 300

/** At most so many points: days that lie together become their mean, at the first of them. */
export function thinned(points: readonly DayValue[], most = MOST_POINTS): DayValue[] {
  if (points.length <= most) return [...points]
  const size = Math.ceil(points.length / most)
  return Array.from({ length: Math.ceil(points.length / size) }, (_, at) => {
    const group = points.slice(at * size, (at + 1) * size)
    const sum = group.reduce((total, [, value]) => total + value, 0)
    return [group[0]?.[0] ?? 0, sum / group.length]
  })
}

/** Mean of a judge's marks (0 to 10, by criterion's id) by the criteria's weights. */
export function scoreOf(marks: Record<string, number>, criteria: { id: number; weight: number }[]) {
  const weights = criteria.reduce((sum, { weight }) => sum + weight, 0)
  return criteria.reduce((sum, { id, weight }) => sum + (marks[id] ?? 0) * weight, 0) / weights
}

/** Without values that stand alone between gaps, from the first to the last that is left; a value that is the only one stays. */
export function drawnSpan(values: readonly (number | null)[]): (number | null)[] {
  const isRead = (at: number) => typeof values[at] === 'number'
  const lined = values.map((value, at) => (isRead(at - 1) || isRead(at + 1) ? value : null))
  const kept = lined.some((value) => value !== null) ? lined : [...values]
  const first = kept.findIndex((value) => value !== null)
  return first < 0 ? [] : kept.slice(first, kept.findLastIndex((value) => value !== null) + 1)
}

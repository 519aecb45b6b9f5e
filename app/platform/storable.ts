/**
 * Where a text stands that PostgreSQL can't keep (a NUL, half of a surrogate pair), as a path of keys; null when all is fine.
 * Looks into objects and lists, no deeper than any input of ours goes.
 */
export function unstorable(value: unknown, depth = 8): string[] | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? [] : null
  if (typeof value !== 'object' || value === null || depth === 0) return null
  for (const [key, part] of Object.entries(value)) {
    if (unstorable(key)) return [key]
    const below = unstorable(part, depth - 1)
    if (below) return [key, ...below]
  }
  return null
}

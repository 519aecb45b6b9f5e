/**
 * Path of keys to the first text that PostgreSQL can't store (a NUL, an unpaired surrogate); null when there is none.
 * Recurses into objects and lists, at most `depth` levels.
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

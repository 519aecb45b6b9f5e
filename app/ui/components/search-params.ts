/** The same address with some of its parameters changed; null takes one away. Answers '?a=1' or '?'. */
export function withParams(search: string, changes: Record<string, string | null>): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') params.delete(name)
    else params.set(name, value)
  }
  return `?${params}`
}

/** A UUID of one's own, from an object URL, which ends in one: also on http, where crypto.randomUUID is missing. */
export function newKey(): string {
  const url = URL.createObjectURL(new Blob())
  URL.revokeObjectURL(url)
  return url.slice(-36)
}

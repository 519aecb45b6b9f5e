const nothing = JSON.stringify({ 'application/json': { schema: { anyOf: [{ not: {} }, { not: {} }] } } })

/** Keywords that the generator adds everywhere and that are wrong or redundant here. */
export function isNoise(key: string, value: unknown) {
  // Bounds of safe integers.
  if (key === 'minimum') return typeof value === 'number' && value <= Number.MIN_SAFE_INTEGER
  if (key === 'maximum') return typeof value === 'number' && value >= Number.MAX_SAFE_INTEGER
  // Empty parameters are rejected, and `&` in one must be encoded.
  if (key === 'allowEmptyValue' || key === 'allowReserved') return value === true
  // Body of a response without one.
  return key === 'content' && JSON.stringify(value) === nothing
}

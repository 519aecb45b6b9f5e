const nothing = JSON.stringify({ 'application/json': { schema: { anyOf: [{ not: {} }, { not: {} }] } } })

/** What the generator says of everything and is true of nothing here, or goes without saying. */
export function isNoise(key: string, value: unknown) {
  // The bounds of every whole number in JavaScript.
  if (key === 'minimum') return typeof value === 'number' && value <= Number.MIN_SAFE_INTEGER
  if (key === 'maximum') return typeof value === 'number' && value >= Number.MAX_SAFE_INTEGER
  // An empty parameter is refused, and `&` in one has to be written %26.
  if (key === 'allowEmptyValue' || key === 'allowReserved') return value === true
  // The body of an answer that has none.
  return key === 'content' && JSON.stringify(value) === nothing
}

export type Json = { [key: string]: unknown }

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Deep copy in which objects are replaced by what `change` returns; one returned as is, is descended into. */
export function mapObjects<T>(value: T, change: (json: Json) => Json): T {
  if (Array.isArray(value)) return value.map((one) => mapObjects(one, change)) as T
  if (!isJson(value)) return value
  const replacement = change(value)
  if (replacement !== value) return replacement as T
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapObjects(one, change)])) as T
}

const SCHEMAS = '#/components/schemas/'
export const refTo = (name: string) => ({ $ref: `${SCHEMAS}${name}` })

/** Name of the schema that a `$ref` points to. */
export const refName = ({ $ref }: Json) =>
  typeof $ref === 'string' && $ref.startsWith(SCHEMAS) ? $ref.slice(SCHEMAS.length) : undefined

/** Names of all schemas referenced by a value, directly or through other schemas. */
export function reachableNames(value: unknown, schemas: Json, found = new Set<string>()) {
  mapObjects(value, (json) => {
    const name = refName(json)
    if (!name || found.has(name)) return json
    found.add(name)
    reachableNames(schemas[name], schemas, found)
    return json
  })
  return found
}

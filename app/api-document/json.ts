export type Json = { [key: string]: unknown }

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same again; where `change` answers with something else than it got, that stands instead. */
export function changed<T>(value: T, change: (json: Json) => Json): T {
  if (Array.isArray(value)) return value.map((one) => changed(one, change)) as T
  if (!isJson(value)) return value
  const instead = change(value)
  if (instead !== value) return instead as T
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, changed(one, change)])) as T
}

const SCHEMAS = '#/components/schemas/'
export const refTo = (name: string) => ({ $ref: `${SCHEMAS}${name}` })

/** The name of the schema that a `$ref` leads to. */
export const nameOf = ({ $ref }: Json) =>
  typeof $ref === 'string' && $ref.startsWith(SCHEMAS) ? $ref.slice(SCHEMAS.length) : undefined

/** The names of all schemas that it leads to, and of those that they lead to. */
export function namesIn(value: unknown, schemas: Json, found = new Set<string>()) {
  changed(value, (json) => {
    const name = nameOf(json)
    if (!name || found.has(name)) return json
    found.add(name)
    namesIn(schemas[name], schemas, found)
    return json
  })
  return found
}

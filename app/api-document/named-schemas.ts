import { z } from 'zod'
import { isStaffResource } from '#platform/staff/staff-resource.ts'

type Exports = Record<string, unknown>
export type NamedSchemas = Map<string, z.ZodType>

/** Input and output schemas; their capitalized exports are the schema names of the document. */
const files = import.meta.glob<Exports>(
  ['../domains/**/*.schemas.ts', '../domains/**/*.staff.ts', '../shared/*.ts', '!**/*.test.ts'],
  {
    eager: true,
  },
)

/** A staff resource makes its schemas, and names them. */
const schemasIn = (exported: [string, unknown]): [string, unknown][] =>
  isStaffResource(exported[1]) ? Object.entries(exported[1].schemas) : [exported]

/** Every schema by its export name. Throws when two schemas share a name. */
export function namedSchemas(from: Record<string, Exports> = files): NamedSchemas {
  const named: NamedSchemas = new Map()
  const home = new Map<z.ZodType, string>()
  const inOrder = Object.entries(from).sort(([one], [other]) => (one < other ? -1 : 1))
  for (const [file, exported] of inOrder)
    for (const [name, schema] of Object.entries(exported).flatMap(schemasIn)) {
      // A re-export under another name is ignored.
      if (!/^[A-Z]/.test(name) || !(schema instanceof z.ZodType) || home.has(schema)) continue
      const other = named.get(name)
      if (other)
        throw new Error(`Two schemas are called ${name}, in ${home.get(other)} and ${file}: rename one of them.`)
      named.set(name, schema)
      home.set(schema, file)
    }
  return named
}

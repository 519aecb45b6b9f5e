import { type Json, mapObjects, reachableNames, refName, refTo } from './json.ts'

type Schemas = Record<string, Json>

/** Shorter schemas are equal by coincidence: `{id, slug, name}`. */
const MIN_LENGTH = 200
const OUT = '.Out'

/**
 * Registers each schema as input and as output, which may differ (a field with a default is optional in input): the
 * generator picks the one that fits.
 */
export function bothForms<Schema>(named: Map<string, Schema>) {
  const forms = [...named].flatMap(([name, schema]) => [
    [name, { schema, strategy: 'input' as const }],
    [`${name}${OUT}`, { schema, strategy: 'output' as const }],
  ])
  return Object.fromEntries(forms) as Record<string, { schema: Schema; strategy: 'input' | 'output' }>
}

/** Replaces every copy of a named schema by a reference to it, and drops schemas that no call uses. */
export function foldDuplicates(paths: Json, schemas: Schemas) {
  const texts = Object.keys(schemas).map((name) => [name, JSON.stringify(schemas[name])] as const)
  const long = new Map(texts.filter(([, text]) => text.length >= MIN_LENGTH))
  const used = reachableNames(paths, schemas)

  /** Of several equal schemas it takes the nearest: one that the same resource uses. */
  function folding(near: unknown) {
    const byText = new Map<string, string>()
    for (const name of [...long.keys(), ...used, ...reachableNames(near, schemas)].reverse()) {
      const text = long.get(name)
      if (text && !byText.has(text)) byText.set(text, name)
    }
    return (json: Json): Json => {
      const { default: value, ...schema } = json
      const name = byText.get(JSON.stringify(schema))
      return name ? { ...refTo(name), ...(value === undefined ? {} : { default: value }) } : json
    }
  }

  const resources = new Map([...Map.groupBy(callsIn(paths), resourceOf)].map(([name, calls]) => [name, folding(calls)]))
  const foldedPaths = mapObjects(paths, (json) => {
    const fold = resources.get(resourceOf(json))
    return fold ? within(json, fold) : json
  })
  const foldedSchemas = Object.entries(schemas).map(([name, schema]) => [name, within(schema, folding(schema))])
  return onlyUsed(foldedPaths, Object.fromEntries(foldedSchemas))
}

/** 'garden.plants' of 'garden.plants.show'. */
const resourceOf = ({ operationId }: Json) =>
  typeof operationId === 'string' ? operationId.slice(0, operationId.lastIndexOf('.')) : undefined

const callsIn = (paths: Json) => (Object.values(paths) as Record<string, Json>[]).flatMap((one) => Object.values(one))

const within = (whole: Json, change: (json: Json) => Json) =>
  mapObjects(whole, (json) => (json === whole ? json : change(json)))

/** Schemas reachable from the calls. An output form has its export name, or `…Answer` when a different input form is used. */
function onlyUsed(paths: Json, schemas: Schemas) {
  const used = reachableNames(paths, schemas)
  const called = (name: string) => {
    if (!name.endsWith(OUT)) return name
    const plain = name.slice(0, -OUT.length)
    return used.has(plain) ? `${plain}Answer` : plain
  }
  const renamed = (json: Json) => {
    const name = refName(json)
    return name?.endsWith(OUT) ? { ...json, ...refTo(called(name)) } : json
  }
  const kept = [...used].map((name) => [called(name), mapObjects(schemas[name], renamed)] as const)
  return {
    paths: mapObjects(paths, renamed),
    schemas: Object.fromEntries(kept.sort(([one], [other]) => (one < other ? -1 : 1))) as Schemas,
  }
}

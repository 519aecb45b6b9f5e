import { changed, type Json, nameOf, namesIn, refTo } from './json.ts'

type Schemas = Record<string, Json>

/** Shorter ones look alike without being the same: `{id, slug, name}`. */
const ALIKE = 200
const OUT = '.Out'

/**
 * A schema may come in in another form than it goes out (what has a default may be left out): it is entered in both, and
 * the generator takes the one that fits.
 */
export function bothForms<Schema>(named: Map<string, Schema>) {
  const forms = [...named].flatMap(([name, schema]) => [
    [name, { schema, strategy: 'input' as const }],
    [`${name}${OUT}`, { schema, strategy: 'output' as const }],
  ])
  return Object.fromEntries(forms) as Record<string, { schema: Schema; strategy: 'input' | 'output' }>
}

/** Each schema in full once: what is made of another and came out the same refers to it, and what nobody asks for goes. */
export function foldDuplicates(paths: Json, schemas: Schemas) {
  const texts = Object.keys(schemas).map((name) => [name, JSON.stringify(schemas[name])] as const)
  const long = new Map(texts.filter(([, text]) => text.length >= ALIKE))
  const asked = namesIn(paths, schemas)

  /** Of several that look the same it is the one that stands nearest: what the same resource asks for. */
  function folding(near: unknown) {
    const byText = new Map<string, string>()
    for (const name of [...long.keys(), ...asked, ...namesIn(near, schemas)].reverse()) {
      const text = long.get(name)
      if (text && !byText.has(text)) byText.set(text, name)
    }
    return (json: Json): Json => {
      const { default: otherwise, ...schema } = json
      const name = byText.get(JSON.stringify(schema))
      return name ? { ...refTo(name), ...(otherwise === undefined ? {} : { default: otherwise }) } : json
    }
  }

  const resources = new Map([...Map.groupBy(callsIn(paths), resourceOf)].map(([name, calls]) => [name, folding(calls)]))
  const foldedPaths = changed(paths, (json) => {
    const fold = resources.get(resourceOf(json))
    return fold ? within(json, fold) : json
  })
  const foldedSchemas = Object.entries(schemas).map(([name, schema]) => [name, within(schema, folding(schema))])
  return onlyAsked(foldedPaths, Object.fromEntries(foldedSchemas))
}

/** 'cultivation.plants' of 'cultivation.plants.show'. */
const resourceOf = ({ operationId }: Json) =>
  typeof operationId === 'string' ? operationId.slice(0, operationId.lastIndexOf('.')) : undefined

const callsIn = (paths: Json) => (Object.values(paths) as Record<string, Json>[]).flatMap((one) => Object.values(one))

const within = (whole: Json, change: (json: Json) => Json) =>
  changed(whole, (json) => (json === whole ? json : change(json)))

/** The schemas that the calls lead to, by name. What goes out is called as in its file, unless another form comes in. */
function onlyAsked(paths: Json, schemas: Schemas) {
  const asked = namesIn(paths, schemas)
  const called = (name: string) => {
    if (!name.endsWith(OUT)) return name
    const plain = name.slice(0, -OUT.length)
    return asked.has(plain) ? `${plain}Answer` : plain
  }
  const renamed = (json: Json) => {
    const name = nameOf(json)
    return name?.endsWith(OUT) ? { ...json, ...refTo(called(name)) } : json
  }
  const kept = [...asked].map((name) => [called(name), changed(schemas[name], renamed)] as const)
  return {
    paths: changed(paths, renamed),
    schemas: Object.fromEntries(kept.sort(([one], [other]) => (one < other ? -1 : 1))) as Schemas,
  }
}

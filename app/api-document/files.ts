import type { ApiDocument } from '../api-document.ts'
import { type Json, mapObjects, reachableNames, refName } from './json.ts'

const SHARED = 'shared.json'

/** The committed form of the document: a file per domain, and one for what is global or used by several domains. */
export function filesOf({ paths, components, ...head }: ApiDocument): Record<string, Json> {
  const byDomain = pathsByDomain(paths)
  const domainsByName = new Map<string, string[]>()
  for (const [domain, its] of Object.entries(byDomain))
    for (const name of reachableNames(its, components.schemas))
      domainsByName.set(name, [...(domainsByName.get(name) ?? []), domain])
  const schemasOf = (matches: (domains: string[]) => boolean) =>
    Object.fromEntries(Object.entries(components.schemas).filter(([name]) => matches(domainsByName.get(name) ?? [])))
  const domains = Object.entries(byDomain).map(([domain, its]) => {
    const schemas = schemasOf(([first, ...others]) => first === domain && !others.length)
    return [fileOf(domain), withSharedRefs({ paths: its, components: { schemas } }, schemas)]
  })
  const shared = { ...head, components: { ...components, schemas: schemasOf((users) => users.length !== 1) } }
  return { [SHARED]: shared, ...Object.fromEntries(domains) }
}

/** The document again, from what `filesOf` made of it. */
export function documentOf({ [SHARED]: shared = {}, ...domains }: Record<string, Json>): ApiDocument {
  const { components, ...head } = shared as ApiDocument
  const parts = Object.values(mapObjects(domains, withOwnRef)) as Pick<ApiDocument, 'paths' | 'components'>[]
  const schemas = Object.assign({}, components.schemas, ...parts.map((part) => part.components.schemas))
  // Calls of several domains may share a path.
  const paths: ApiDocument['paths'] = {}
  for (const part of parts)
    for (const [path, methods] of Object.entries(part.paths)) paths[path] = { ...paths[path], ...methods }
  return { ...head, paths, components: { ...components, schemas } }
}

const withOwnRef = (json: Json) => {
  const { $ref } = json
  return typeof $ref === 'string' ? { ...json, $ref: $ref.replace(SHARED, '') } : json
}

/** The first segment of an operationId is its domain. */
function pathsByDomain(paths: ApiDocument['paths']) {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method, call, domain: call.operationId.split('.')[0] })),
  )
  const byDomain: Record<string, ApiDocument['paths']> = {}
  for (const { domain = '', path, method, call } of calls)
    byDomain[domain] = { ...byDomain[domain], [path]: { ...byDomain[domain]?.[path], [method]: call } }
  return byDomain
}

const fileOf = (domain: string) => `${domain.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`

/** References to schemas outside this file point to the shared file. */
const withSharedRefs = (part: Json, own: Json) =>
  mapObjects(part, (json) => {
    const { $ref } = json
    const isHere = typeof $ref !== 'string' || String(refName(json)) in own
    return isHere ? json : { ...json, $ref: `${SHARED}${$ref}` }
  })

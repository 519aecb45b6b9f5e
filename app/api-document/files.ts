import type { ApiDocument } from '../api-document.ts'
import { changed, type Json, nameOf, namesIn } from './json.ts'

const SHARED = 'shared.json'

/** The document as it is committed: a file for each domain, and one of what is everybody's or asked for by several. */
export function filesOf({ paths, components, ...head }: ApiDocument): Record<string, Json> {
  const byDomain = pathsByDomain(paths)
  const askers = new Map<string, string[]>()
  for (const [domain, its] of Object.entries(byDomain))
    for (const name of namesIn(its, components.schemas)) askers.set(name, [...(askers.get(name) ?? []), domain])
  const schemasOf = (isTheirs: (domains: string[]) => boolean) =>
    Object.fromEntries(Object.entries(components.schemas).filter(([name]) => isTheirs(askers.get(name) ?? [])))
  const domains = Object.entries(byDomain).map(([domain, its]) => {
    const schemas = schemasOf(([first, ...others]) => first === domain && !others.length)
    return [fileOf(domain), leadingToShared({ paths: its, components: { schemas } }, schemas)]
  })
  const shared = { ...head, components: { ...components, schemas: schemasOf((askedBy) => askedBy.length !== 1) } }
  return { [SHARED]: shared, ...Object.fromEntries(domains) }
}

/** The first word of a call's name is its domain. */
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

/** What is not in the same file is in the shared one. */
const leadingToShared = (part: Json, own: Json) =>
  changed(part, (json) => {
    const { $ref } = json
    const isHere = typeof $ref !== 'string' || String(nameOf(json)) in own
    return isHere ? json : { ...json, $ref: `${SHARED}${$ref}` }
  })

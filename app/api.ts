import { domains } from './domains.ts'

type Domains = typeof domains
type WithApi = { [Name in keyof Domains]: Domains[Name] extends { api: object } ? Name : never }[keyof Domains]

/** Every call, under the name of its domain. */
export const api = Object.fromEntries(
  Object.entries(domains).flatMap(([name, domain]) => ('api' in domain ? [[name, domain.api]] : [])),
) as { [Name in WithApi]: Domains[Name]['api'] }

import { wings } from '../../app/domain-order.ts'
import { UserError } from './user-error.ts'

/** Reserved words of the language and of the generated files. */
const taken = new Set(
  'case class default enum export function import interface package switch card context count form link page pager path route row test viewer'.split(
    ' ',
  ),
)

/** A slice's names, and the wing in which its domain lies. `one` and `many` are what people read. */
export type Names = { wing: string; domain: string; things: string; thing: string; one: string; many: string }

/** Derives the names from 'garden/seed-banks', or 'market/auctions/bids' where the domain is new. User-facing names stay English unless passed: 'banco' 'bancos'. */
export function namesOf(path = '', one?: string, many?: string): Names {
  const [, named, domain, things] = path.match(/^(?:([a-z]+)\/)?([a-z]+(?:-[a-z]+)*)\/([a-z]+(?:-[a-z]+)*)$/) ?? []
  if (!domain || !things)
    throw new UserError('Diga o domínio e a fatia, no plural: npm run new slice garden/seed-banks [banco bancos]')
  const wing = wingOf(domain) ?? named
  if (!wing || !(wing in wings))
    throw new UserError(
      `${domain} é novo: diga também a ala (${Object.keys(wings).join(', ')}): ala/${domain}/${things}`,
    )
  const thing = singularOf(things)
  if (thing === things) throw new UserError(`A fatia é um recurso no plural, em inglês: '${things}' não termina em s.`)
  if (taken.has(thing)) throw new UserError(`'${thing}' já quer dizer outra coisa no código: escolha outro nome.`)
  const [first, last] = [one ?? thing.replaceAll('-', ' '), many ?? things.replaceAll('-', ' ')]
  return { wing, domain, things, thing, one: first, many: last }
}

/** The wing of a domain that exists. */
const wingOf = (domain: string) =>
  Object.entries(wings).find(([, domains]) => (domains as readonly string[]).includes(domain))?.[0]

/** Fills a template: replaces `model-domain`, `model-things` and `model-thing` in all spellings. */
export function filled(template: string, names: Names) {
  const replacements: Record<string, string> = {
    '%one%': names.one,
    '%many%': names.many,
    '%Many%': capital(names.many),
    ...spellings('model-domain', names.domain),
    ...spellings('model-things', names.things),
    ...spellings('model-thing', names.thing),
  }
  const longestFirst = Object.keys(replacements).sort((a, b) => b.length - a.length)
  return template.replace(new RegExp(longestFirst.join('|'), 'g'), (found) => replacements[found] ?? found)
}

export const snake = (name: string) => name.replaceAll('-', '_')
export const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const pascal = (name: string) => capital(camel(name))

const spellings = (model: string, name: string) => ({
  [model]: name,
  [snake(model)]: snake(name),
  [camel(model)]: camel(name),
  [pascal(model)]: pascal(name),
})

const singularOf = (plural: string) =>
  plural.endsWith('ies') ? `${plural.slice(0, -3)}y` : plural.replace(/(?<=ss|x|ch|sh)es$|(?<!s)s$/, '')

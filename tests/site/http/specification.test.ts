import { existsSync, globSync, readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../../app/routes.ts'
import { page } from '../call.ts'
import { expect, test } from '../site-test.ts'

/** The document that says of each line of the specification where it is true. */
const FILE = 'docs/specification.md'
const NOT_A_DEMAND = '—'
const AT_ONCE = 8

type Row = { line: string; evidence: string; where: string; proof: string }
type Visit = { line: string; account?: string; from: string; to?: string }

const sections = readFileSync(FILE, 'utf8').split(/^## /m).slice(1).map(sectionOf)
const rows = sections.flatMap((section) => section.rows)

function sectionOf(text: string) {
  const [title = '', ...lines] = text.split('\n')
  const cells = lines.filter((line) => line.startsWith('|')).map((line) => line.split(/(?<!\\)\|/).slice(1, -1))
  const [head, rule, ...body] = cells.map((row) => row.map((cell) => cell.trim()))
  expect(head, title).toEqual(['Line', 'What it says', 'Where it is true', 'Proven by'])
  expect(rule, title).toHaveLength(4)
  return { title, rows: body.map((cells) => rowOf(title, cells)) }
}

function rowOf(title: string, cells: string[]): Row {
  const [line = '', says = '', where = '', proof = ''] = cells
  expect([cells.length, Boolean(line && says && where && proof)], `${title} ${line}`).toEqual([4, true])
  return { line: `${title}, ${line}`, evidence: `${where} ${proof}`, where, proof }
}

/** What stands in backticks in the cells of a row. */
const marked = ({ evidence }: Row) => [...evidence.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
const isAddress = (code: string) => code.startsWith('/')
const isPattern = (code: string) => code.includes('/:')
const isFile = (code: string) => /^[\w.-]+\/.*\.\w+$/.test(code)
const isCall = (code: string) => /^(GET|POST|PUT|PATCH|DELETE) /.test(code)
const isAccount = (code: string) => /^[a-z][a-z-]+$/.test(code)

/** The addresses of a cell. An account holds for those after it, up to the next one or a ';'. */
function visitsOf({ line, where, proof }: Row): Visit[] {
  const visits: Visit[] = []
  for (const part of `${where};${proof}`.split(';')) {
    let account: string | undefined
    for (const [, code = '', to] of part.matchAll(/`([^`]+)`(?: → `([^`]+)`)?/g)) {
      if (isAccount(code)) account = code
      if (isAddress(code)) visits.push({ line, account, from: code, to })
    }
  }
  return visits
}

const everyForm = (path: string) =>
  path.includes('?') ? [path.replaceAll('?', ''), path.replace(/\/:[^/]+\?/g, '')] : [path]
const nameless = (path: string) => path.replace(/:[^/]+/g, ':').replace(/\{[^}]+\}/g, ':')
const pathsOf = (list: RouteConfigEntry[], base = ''): string[] =>
  list.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? base : `${base}/${path}`
    return [...everyForm(own || '/'), ...pathsOf(children, own)]
  })

test('every section has rows, and every row a place where it is true', () => {
  expect(sections.map(({ title, rows }) => [title, rows.length]).filter(([, count]) => !count)).toEqual([])
  expect(sections.length).toBeGreaterThan(1)
  // What the specification leaves open is where the decisions fill it.
  const bare = rows.filter((row) => row.where !== NOT_A_DEMAND && !marked(row).length && !/decisions/.test(row.where))
  expect(bare.map(({ line }) => line)).toEqual([])
})

test('every file of it exists, and has the tests that it names', () => {
  const missing = rows.flatMap((row) => {
    const files = marked(row).filter((code) => isFile(code) && !isCall(code))
    const titles = [...row.evidence.matchAll(/`([^`]+\.test\.tsx?)`((?:,? '.+?'(?=[\s,;.)]|$))+)/g)]
    return [
      ...files.filter((file) => !existsSync(file)),
      ...titles.flatMap(([, file = '', named = '']) => {
        const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
        return [...named.matchAll(/'(.+?)'(?=[\s,;.)]|$)/g)].flatMap(([, title = '']) =>
          text.includes(title) ? [] : [`${file} '${title}'`],
        )
      }),
    ].map((what) => `${row.line}: ${what}`)
  })
  expect(missing).toEqual([])
})

test('every call and every pattern of an address is one of the site', () => {
  const calls = new Set(
    globSync('openapi/*.json').flatMap((file) =>
      Object.entries<object>(JSON.parse(readFileSync(file, 'utf8')).paths ?? {}).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => nameless(`${method.toUpperCase()} ${path.slice(1)}`)),
      ),
    ),
  )
  const known = new Set(pathsOf(routes).map(nameless))
  const unknown = rows.flatMap((row) => [
    ...marked(row).filter((code) => isCall(code) && !calls.has(nameless(code.replace(/\?.*/, '')))),
    ...visitsOf(row)
      .flatMap(({ from, to = '/' }) => [from, to])
      .filter((path) => isPattern(path) && !everyForm(path).every((form) => known.has(nameless(form)))),
  ])
  expect(unknown).toEqual([])
})

test('every address opens for its account, and a redirect leads where its row says', async ({ site }) => {
  const visits = rows.flatMap(visitsOf).filter(({ from }) => !isPattern(from))
  const waiting = [...new Map(visits.map((visit) => [`${visit.account} ${visit.from} ${visit.to}`, visit])).values()]
  const wrong: string[] = []
  const opened = async () => {
    for (let visit = waiting.shift(); visit; visit = waiting.shift()) {
      const fault = await faultOf(site, visit)
      if (fault) wrong.push(`${visit.line}: ${visit.account ?? 'a visitor'} at ${visit.from} ${fault}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, opened))
  expect(wrong).toEqual([])
})

async function faultOf(site: string, { account, from, to }: Visit) {
  const [path = '', anchor] = from.split('#')
  const { status, headers, text } = await page(site + path, { as: account, cookie: 'grower_adult=true' })
  const led = headers.get('location')?.replace(site, '')
  if (to) return led !== undefined && leadsTo(led, to) ? undefined : `answers ${status}, leads to ${led}`
  if (status !== 200) return `answers ${status}, leads to ${led}`
  return anchor && !text.includes(` id="${anchor}"`) ? 'has no such place' : undefined
}

/** The whole address; for a pattern its path, with anything for a parameter. */
function leadsTo(led: string, to: string) {
  if (!isPattern(to)) return led === to
  const [is, wants] = [led.replace(/\?.*/, ''), to].map((path) => path.split('/'))
  return (
    is?.length === wants?.length &&
    Boolean(is?.every((part, at) => wants?.[at]?.startsWith(':') || part === wants?.[at]))
  )
}

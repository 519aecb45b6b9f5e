import { UserError } from './user-error.ts'

/** Adds an import after the last one. Idempotent. */
export function withImport(source: string, line: string) {
  if (source.includes(line)) return source
  const imports = [...source.matchAll(/^(?:import .*|\} from .*)$/gm)]
  const last = imports.at(-1)
  if (!last) return `${line}\n\n${source}`
  const end = last.index + last[0].length
  return `${source.slice(0, end)}\n${line}${source.slice(end)}`
}

/** Adds an entry at the end of the array or object literal that starts with `opening` ('const x = ['). */
export function withEntry(source: string, opening: string, entry: string, file: string) {
  const end = closingOf(source, opening)
  if (end === undefined) throw new UserError(`${file} não tem '${opening}': acrescente à mão ${entry}`)
  const before = source.slice(0, end).trimEnd()
  const comma = /[,[{]$/.test(before) ? '' : ','
  return `${before}${comma} ${entry}${source.slice(end)}`
}

/** Adds a property to the object literal that starts with `opening`, unless it has it. */
export function withProperty(source: string, opening: string, name: string, value: string, file: string) {
  const start = source.indexOf(opening)
  const end = closingOf(source, opening)
  const has = start >= 0 && new RegExp(`^  ${name}\\b`, 'm').test(source.slice(start, end))
  return has ? source : withEntry(source, opening, `${name}: ${value}`, file)
}

const depths: Record<string, number> = { '[': 1, '{': 1, '(': 1, ']': -1, '}': -1, ')': -1 }

/** Index of the bracket that closes the one at the end of `opening`. Brackets in strings are skipped. */
function closingOf(source: string, opening: string) {
  const start = source.indexOf(opening)
  if (start < 0) return undefined
  let depth = 1
  for (const found of source.slice(start + opening.length).matchAll(/'[^'\n]*'|`[^`]*`|\/\/.*|[[\]{}()]/g)) {
    depth += depths[found[0]] ?? 0
    if (depth === 0) return start + opening.length + found.index
  }
  return undefined
}

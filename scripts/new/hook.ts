import { StopHere } from './stop-here.ts'

/** A source with one import more, after its last one. Twice is once. */
export function withImport(source: string, line: string) {
  if (source.includes(line)) return source
  const imports = [...source.matchAll(/^(?:import .*|\} from .*)$/gm)]
  const last = imports.at(-1)
  if (!last) return `${line}\n\n${source}`
  const end = last.index + last[0].length
  return `${source.slice(0, end)}\n${line}${source.slice(end)}`
}

/** A source with one entry more at the end of the list or object that begins with `opening` ('const x = ['). */
export function withEntry(source: string, opening: string, entry: string, file: string) {
  const end = closingOf(source, opening)
  if (end === undefined) throw new StopHere(`${file} não tem '${opening}': acrescente à mão ${entry}`)
  const before = source.slice(0, end).trimEnd()
  const comma = /[,[{]$/.test(before) ? '' : ','
  return `${before}${comma} ${entry}${source.slice(end)}`
}

/** A source whose object that begins with `opening` has this property; one that it has stays as it is. */
export function withProperty(source: string, opening: string, name: string, value: string, file: string) {
  const start = source.indexOf(opening)
  const end = closingOf(source, opening)
  const has = start >= 0 && new RegExp(`^  ${name}\\b`, 'm').test(source.slice(start, end))
  return has ? source : withEntry(source, opening, `${name}: ${value}`, file)
}

const depths: Record<string, number> = { '[': 1, '{': 1, '(': 1, ']': -1, '}': -1, ')': -1 }

/** Where the bracket closes that `opening` ends with. Brackets in strings do not count. */
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

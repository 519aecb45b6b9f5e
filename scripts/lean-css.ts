// Types only: the parser is the one that Vite brings.
import type { Plugin, Root } from 'postcss'

/** PostCSS step: takes out of Tailwind's sheet what changes nothing in a browser that knows our oklch() colours. */
export const leanCss = (): Plugin => ({
  postcssPlugin: 'lean-css',
  OnceExit(root) {
    dropPlainColors(root)
    while (dropUnread(root) || foldConstants(root));
  },
})

/** Who knows oklch() knows color-mix(): the plain colour for the others, and the question between both, go. */
function dropPlainColors(root: Root) {
  root.walkAtRules('supports', (mixing) => {
    if (mixing.params !== '(color: color-mix(in lab, red, red))') return
    const nodes = mixing.nodes ?? []
    const mixed = nodes.map((node) => (node.type === 'decl' ? node.prop : ''))
    for (let plain = mixing.prev(); plain?.type === 'decl' && mixed.includes(plain.prop); plain = mixing.prev())
      plain.remove()
    mixing.replaceWith(nodes)
  })
}

const reads = /var\((--tw-[\w-]+)/g

/** Tailwind's own variables that this sheet sets and never asks for. */
function dropUnread(root: Root) {
  const read = new Set<string>()
  root.walkDecls(({ value }) => {
    for (const [, name = ''] of value.matchAll(reads)) read.add(name)
  })
  return drop(root, (name) => name.startsWith('--tw-') && !read.has(name))
}

/** Tailwind's own variables that have one value everywhere: the value stands where they were read. */
function foldConstants(root: Root) {
  const constants = constantsOf(root)
  root.walkDecls((declaration) => {
    declaration.value = foldIn(declaration.value, constants)
  })
  return drop(root, (name) => constants.has(name))
}

function constantsOf(root: Root) {
  const values = new Map<string, Set<string>>()
  root.walkAtRules('property', ({ params, nodes }) => {
    const first = nodes?.find((node) => node.type === 'decl' && node.prop === 'initial-value')
    values.set(params, new Set([first?.type === 'decl' ? first.value : 'initial']))
  })
  root.walkDecls(({ prop, value }) => {
    values.get(prop)?.add(value)
  })
  const constant = [...values].filter(([name, all]) => name.startsWith('--tw-') && all.size === 1)
  return new Map(constant.map(([name, [value = '']]) => [name, value]))
}

/** `calc(1px * var(--tw-a))` → `calc(1px * 0)`; a variable that is never set gives way to the value after its comma. */
function foldIn(text: string, constants: Map<string, string>): string {
  const found = [...text.matchAll(reads)].find(([, name = '']) => constants.has(name))
  if (!found) return text
  const [start, name = ''] = found
  const end = closing(text, found.index + 'var('.length)
  const fallback = text.slice(found.index + start.length, end).replace(/^,\s*/, '')
  const value = constants.get(name)
  const folded = value === 'initial' ? fallback : value
  return foldIn(text.slice(0, found.index) + folded + text.slice(end + 1), constants)
}

/** Where the bracket that is open at `from` closes. */
function closing(text: string, from: number) {
  let depth = 1
  let at = from
  while (depth > 0) {
    if (text[at] === '(') depth++
    if (text[at] === ')') depth--
    at++
  }
  return at - 1
}

function drop(root: Root, isDropped: (name: string) => boolean) {
  let dropped = false
  const check = (name: string, node: { remove(): unknown }) => {
    if (!isDropped(name)) return
    node.remove()
    dropped = true
  }
  root.walkAtRules('property', (rule) => check(rule.params, rule))
  root.walkDecls((declaration) => check(declaration.prop, declaration))
  return dropped
}

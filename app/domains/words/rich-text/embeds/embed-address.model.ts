import type { EmbedRef } from '../document/rich-text.schemas.ts'

const slug = '([\\w-]+)'
const patterns: [EmbedRef['kind'], RegExp][] = [
  ['plant', new RegExp(`^/cultivo/planta/${slug}(?:/.*)?$`)],
  ['chart', new RegExp(`^/cultivo/espaco/${slug}(?:/.*)?$`)],
  ['post', new RegExp(`^/postagem/${slug}(?:/.*)?$`)],
  ['product', new RegExp(`^/loja/(${slug.slice(1, -1)}/${slug.slice(1, -1)})/?$`)],
]

/** What an address of this site names, whole or as a path; null for one that can't be cited. */
export function embedOf(address: string): EmbedRef | null {
  const path = address
    .trim()
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/[?#].*$/, '')
  for (const [kind, pattern] of patterns) {
    const found = pattern.exec(path)?.[1]
    if (found) return { kind, path: found }
  }
  return null
}

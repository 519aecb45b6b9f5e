import type { Block, EmbedRef, RichText } from './rich-text.schemas.ts'

type Node = { type: string; attrs?: object; content?: Node[]; text?: string }

/** Every node of a text, in reading order. */
function* nodesOf(nodes: readonly Node[]): Generator<Node> {
  for (const node of nodes) {
    yield node
    if (node.content) yield* nodesOf(node.content)
  }
}

const everyNode = ({ content }: RichText) => nodesOf(content as Node[])

/** The ids of its pictures, each once. */
export function photoIdsOf(document: RichText): number[] {
  const ids = new Set<number>()
  for (const node of everyNode(document)) {
    if (node.type === 'picture') ids.add((node.attrs as { file_id: number }).file_id)
    if (node.type === 'gallery')
      for (const { file_id } of (node.attrs as { photos: { file_id: number }[] }).photos) ids.add(file_id)
  }
  return [...ids]
}

/** What it cites, each once. */
export function embedsOf(document: RichText): EmbedRef[] {
  const refs = [...everyNode(document)].filter(({ type }) => type === 'embed').map(({ attrs }) => attrs as EmbedRef)
  return [...new Map(refs.map((ref) => [keyOf(ref), ref])).values()]
}

/** The text without the things that are not among the `open` ones, wherever they stand in it. */
export const withoutClosed = (document: RichText, open: Record<string, unknown>): RichText =>
  ({ ...document, content: withoutIn(document.content as Node[], open) }) as RichText

const withoutIn = (nodes: Node[], open: Record<string, unknown>): Node[] =>
  nodes
    .filter(({ type, attrs }) => type !== 'embed' || keyOf(attrs as EmbedRef) in open)
    .map((node) => {
      if (!node.content) return node
      const content = withoutIn(node.content, open)
      // A quote or cell of nothing else stays a quote or cell.
      return { ...node, content: content.length ? content : [{ type: 'paragraph' }] }
    })

export const keyOf = ({ kind, path }: EmbedRef) => `${kind}:${path}`

const breaks = new Set(['paragraph', 'heading', 'listItem', 'codeBlock', 'tableCell', 'tableHeader', 'hardBreak'])

/** Its words alone, a line a paragraph: for the search, the reading time and the difference of two versions. */
export function plainText(document: RichText): string {
  let text = ''
  for (const node of everyNode(document)) {
    if (breaks.has(node.type) && text && !text.endsWith('\n')) text += '\n'
    if (node.text) text += node.text
    if (node.type === 'picture') text += `${(node.attrs as { caption: string }).caption}\n`
  }
  return text.trim()
}

/** Words a minute of somebody who reads Portuguese to understand (Brysbaert 2019: about 240 in English prose). */
const WORDS_A_MINUTE = 200

export const wordsIn = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu)?.length ?? 0

/** Whole minutes, at least one. */
export const readingMinutes = (text: string) => Math.max(1, Math.round(wordsIn(text) / WORDS_A_MINUTE))

/** A text of one paragraph a line. */
export const richTextOf = (text: string): RichText => ({
  type: 'doc',
  content: text
    .split('\n')
    .map((line): Block => ({ type: 'paragraph', ...(line && { content: [{ type: 'text', text: line }] }) })),
})

import type { Block, EmbedRef, RichText } from '#domains/words/rich-text/document/rich-text.schemas.ts'

/** What stands for `{{planta}}` and the like. */
export type Cited = Partial<Record<'planta' | 'grafico' | 'post' | 'produto', EmbedRef>>

/** A text of the demo's files: paragraphs, headings, lists of one level, quotes, tables, and what is cited. */
export const toRichText = (text: string, cited: Cited): RichText => ({
  type: 'doc',
  content: text
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
    .flatMap((block) => blockOf(block, cited) ?? []),
})

function blockOf(block: string, cited: Cited): Block | undefined {
  const lines = block.split('\n')
  const embed = /^\{\{(\w+)\}\}$/.exec(block)?.[1]
  if (embed) {
    const attrs = cited[embed as keyof Cited]
    return attrs && { type: 'embed', attrs }
  }
  const heading = /^(##|###) (.+)$/.exec(block)
  if (heading) {
    const level = heading[1] === '##' ? 2 : 3
    return { type: 'heading', attrs: { level }, content: inline(heading[2] ?? '') }
  }
  if (lines.every((line) => line.startsWith('- '))) return list('bulletList', lines, /^- /)
  if (lines.every((line) => /^\d+\. /.test(line))) return list('orderedList', lines, /^\d+\. /)
  if (lines.every((line) => line.startsWith('>')))
    return { type: 'blockquote', content: [paragraph(lines.map((line) => line.replace(/^>\s?/, '')).join(' '))] }
  if (lines.every((line) => line.startsWith('|'))) return table(lines)
  return paragraph(lines.join(' '))
}

const list = (type: 'bulletList' | 'orderedList', lines: string[], mark: RegExp): Block => ({
  type,
  content: lines.map((line) => ({ type: 'listItem', content: [paragraph(line.replace(mark, ''))] })),
})

function table(lines: string[]): Block {
  const rows = lines.filter((line) => !/^\|[\s:|-]+\|$/.test(line))
  return {
    type: 'table',
    content: rows.map((line, at) => ({
      type: 'tableRow',
      content: line
        .slice(1, -1)
        .split('|')
        .map((cell) => ({
          type: at === 0 ? ('tableHeader' as const) : ('tableCell' as const),
          content: [paragraph(cell.trim())],
        })),
    })),
  }
}

const paragraph = (text: string): Extract<Block, { type: 'paragraph' }> => ({
  type: 'paragraph',
  content: inline(text),
})

type Inline = NonNullable<Extract<Block, { type: 'paragraph' }>['content']>

const inline = (text: string): Inline =>
  text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|\[[^\]]+\]\([^)]+\))/)
    .filter(Boolean)
    .map((piece): Inline[number] => {
      const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(piece)
      if (link) return { type: 'text', text: link[1] ?? '', marks: [{ type: 'link', attrs: { href: link[2] ?? '' } }] }
      if (piece.startsWith('**')) return { type: 'text', text: piece.slice(2, -2), marks: [{ type: 'bold' }] }
      if (piece.startsWith('*') && piece.length > 2)
        return { type: 'text', text: piece.slice(1, -1), marks: [{ type: 'italic' }] }
      return { type: 'text', text: piece }
    })

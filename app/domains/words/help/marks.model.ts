export type Mark = { text: string; to?: string }
export type MarkedBlock = { kind: 'text'; parts: Mark[] } | { kind: 'list'; entries: Mark[][] }

/** A text with marks: blank lines part paragraphs, '- ' begins an entry of a list, '[words](/address)' is a link. */
export function blocksOf(text: string): MarkedBlock[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => {
      const lines = block.split('\n')
      return lines.every((line) => line.startsWith('- '))
        ? { kind: 'list', entries: lines.map((line) => marksOf(line.slice(2))) }
        : { kind: 'text', parts: marksOf(lines.join(' ')) }
    })
}

const link = /\[([^\]]+)\]\((\/(?!\/)[^)\s]*|https:\/\/[^)\s]+)\)/g

function marksOf(text: string): Mark[] {
  const parts: Mark[] = []
  let from = 0
  for (const match of text.matchAll(link)) {
    if (match.index > from) parts.push({ text: text.slice(from, match.index) })
    parts.push({ text: match[1] ?? '', to: match[2] })
    from = match.index + match[0].length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}

/** Without marks: for what a search or a machine reads. */
export const plainOf = (text: string) => text.replace(link, '$1').replace(/^- /gm, '').replace(/\s+/g, ' ').trim()

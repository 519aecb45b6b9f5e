import { Fragment, type ReactNode } from 'react'

/**
 * The markdown that legal texts need: headings, paragraphs, lists, **bold**, *italic*, [links](https://…).
 * Everything else stays words: no HTML comes out that is not written here. No heading stands as high as the page's.
 */
export const PlainMarkdown = ({ text }: { text: string }) => <>{blocksOf(text).map(toElement)}</>

type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] }
  | { kind: 'text'; text: string }

/** Parts are split by empty lines; a heading is a part of its own wherever it stands. */
const blocksOf = (text: string) =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/^(#{1,5} .+)$/gm, '\n$1\n')
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(toBlock)

function toBlock(part: string): Block {
  const heading = part.match(/^(#{1,5})\s+(.+)$/s)
  if (heading) return { kind: 'heading', level: Math.max(2, (heading[1] ?? '').length), text: heading[2] ?? '' }
  const lines = part.split('\n')
  const ordered = lines.every((line) => /^\d+[.)]\s/.test(line))
  if (ordered || lines.every((line) => /^[-*]\s/.test(line)))
    return { kind: 'list', ordered, items: lines.map((line) => line.replace(/^([-*]|\d+[.)])\s+/, '')) }
  return { kind: 'text', text: lines.join(' ') }
}

// biome-ignore-start lint/suspicious/noArrayIndexKey: a published text never changes its order
function toElement(block: Block, index: number) {
  if (block.kind === 'heading') return <Heading key={index} level={block.level} text={block.text} />
  if (block.kind === 'text') return <p key={index}>{inline(block.text)}</p>
  const List = block.ordered ? 'ol' : 'ul'
  return (
    <List key={index} className={block.ordered ? 'list-decimal ps-6' : 'list-disc ps-6'}>
      {block.items.map((item, i) => (
        <li key={i}>{inline(item)}</li>
      ))}
    </List>
  )
}

function Heading({ level, text }: { level: number; text: string }) {
  const Tag = `h${level as 2 | 3 | 4 | 5 | 6}` as const
  return <Tag className={level === 2 ? 'mt-8 text-2xl' : 'mt-6 text-xl'}>{inline(text)}</Tag>
}

const inline = (text: string): ReactNode[] =>
  text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|\[[^\]]+\]\([^)\s]+\))/)
    .map((part, i) => <Fragment key={i}>{marked(part)}</Fragment>)
// biome-ignore-end lint/suspicious/noArrayIndexKey: a published text never changes its order

function marked(part: string): ReactNode {
  if (/^\*\*.+\*\*$/.test(part)) return <strong>{part.slice(2, -2)}</strong>
  if (/^\*.+\*$/.test(part)) return <em>{part.slice(1, -1)}</em>
  const link = part.match(/^\[([^\]]+)\]\(([^)\s]+)\)$/)
  return link ? <TextLink label={link[1] ?? ''} to={link[2] ?? ''} /> : part
}

/** Only addresses of the web, of mail and of this site. */
const TextLink = ({ label, to }: { label: string; to: string }) =>
  /^(https:\/\/|mailto:|\/(?!\/))/.test(to) ? (
    <a className="link" href={to}>
      {label}
    </a>
  ) : (
    label
  )

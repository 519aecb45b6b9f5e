import { type ComponentProps, createElement, Fragment, type ReactNode } from 'react'
import { EmbedCard } from '../../embeds/components/embed-card.tsx'
import type { Embeds } from '../../embeds/embeds.schemas.ts'
import { keyOf } from '../rich-text.model.ts'
import type { RichText as Document } from '../rich-text.schemas.ts'
import { type ShownPhotos, TextPhotos } from './text-photo.tsx'

type Props = {
  document: Document
  /** Its pictures, by id; one that is not there is not shown. */
  photos: ShownPhotos
  /** What it cites, as it is now; what is nobody's business any more is not there. */
  embeds: Embeds
}

type Mark = { type: string; attrs?: { href: string } }
type Node = { type: string; text?: string; marks?: Mark[]; attrs?: Record<string, never>; content?: Node[] }

/** A text for its readers: no script, no style and no address but those of the closed list of its schema. */
export function RichText({ document, photos, embeds }: Props) {
  return <div className="reading rich-text">{many(document.content as Node[], { photos, embeds })}</div>
}

type Shown = Omit<Props, 'document'>

const many = (nodes: Node[] | undefined, shown: Shown): ReactNode =>
  // A text has no keys of its own, and never changes on a page.
  nodes?.map((node, at) => createElement(Fragment, { key: at }, one(node, shown)))

function one(node: Node, shown: Shown): ReactNode {
  const within = () => many(node.content, shown)
  const attrs = node.attrs as Record<string, unknown> | undefined
  switch (node.type) {
    case 'text':
      return marked(node)
    case 'hardBreak':
      return <br />
    case 'paragraph':
      return <p>{within()}</p>
    case 'heading':
      return attrs?.level === 3 ? <h3>{within()}</h3> : <h2>{within()}</h2>
    case 'bulletList':
      return <ul>{within()}</ul>
    case 'orderedList':
      return <ol>{within()}</ol>
    case 'listItem':
      return <li>{within()}</li>
    case 'blockquote':
      return <blockquote>{within()}</blockquote>
    case 'codeBlock':
      return (
        <pre>
          <code>{within()}</code>
        </pre>
      )
    case 'horizontalRule':
      return <hr />
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is moved sideways by keys too
        <section className="overflow-x-auto" aria-label="Tabela" tabIndex={0}>
          <table>
            <tbody>{within()}</tbody>
          </table>
        </section>
      )
    case 'tableRow':
      return <tr>{within()}</tr>
    case 'tableHeader':
      return <th {...spans(attrs)}>{within()}</th>
    case 'tableCell':
      return <td {...spans(attrs)}>{within()}</td>
    case 'picture': {
      const { file_id, alt, caption } = attrs as { file_id: number; alt: string; caption: string }
      return <Figure photos={[{ file_id, alt }]} caption={caption} shown={shown.photos} />
    }
    case 'gallery':
      return (
        <Figure {...(attrs as { photos: { file_id: number; alt: string }[]; caption: string })} shown={shown.photos} />
      )
    case 'embed': {
      const embed = shown.embeds[keyOf(attrs as Parameters<typeof keyOf>[0])]
      return <EmbedCard embed={embed ?? null} />
    }
  }
}

const Figure = (props: ComponentProps<typeof TextPhotos>) => (
  <figure>
    <TextPhotos {...props} />
    {props.caption && <figcaption>{props.caption}</figcaption>}
  </figure>
)

const spans = (attrs?: { colspan?: number; rowspan?: number }) => ({
  ...((attrs?.colspan ?? 1) > 1 && { colSpan: attrs?.colspan }),
  ...((attrs?.rowspan ?? 1) > 1 && { rowSpan: attrs?.rowspan }),
})

const tags: Record<string, string> = { bold: 'strong', italic: 'em', strike: 's', code: 'code' }

const marked = ({ text, marks = [] }: Node): ReactNode =>
  marks.reduceRight<ReactNode>((within, { type, attrs }) => {
    if (type === 'link') return <a {...linkTo(attrs?.href ?? '')}>{within}</a>
    const tag = tags[type]
    return tag ? createElement(tag, null, within) : within
  }, text)

/** Other sites are not told where their reader came from, and gain nothing in searches. */
const linkTo = (href: string) =>
  href.startsWith('/') || href.startsWith('#') ? { href } : { href, rel: 'noopener noreferrer nofollow' }

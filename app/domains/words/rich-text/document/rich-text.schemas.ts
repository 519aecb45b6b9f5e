import { z } from 'zod'
import { depthOf } from './depth.model.ts'
import { isSafeHref } from './href.model.ts'

/** A text as its editor writes it (ProseMirror's JSON), of a closed list of nodes: what is not on it is not kept. */
const Link = z.object({
  type: z.literal('link'),
  attrs: z.object({
    href: z.string().max(1000).refine(isSafeHref, 'Um dos links não é um endereço completo, como https://exemplo.com.'),
  }),
})
export const RichMark = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['bold', 'italic', 'strike', 'code']) }),
  Link,
])
export const RichRun = z.object({
  type: z.literal('text'),
  text: z.string().max(50_000),
  marks: z.array(RichMark).max(5).optional(),
})
const Inline = z.discriminatedUnion('type', [RichRun, z.object({ type: z.literal('hardBreak') })])
const inlines = z.array(Inline).max(2000).optional()

export const Paragraph = z.object({ type: z.literal('paragraph'), content: inlines })
export const HeadingNode = z.object({
  type: z.literal('heading'),
  attrs: z.object({ level: z.union([z.literal(2), z.literal(3)]) }),
  content: inlines,
})
const CodeBlock = z.object({ type: z.literal('codeBlock'), content: z.array(RichRun).max(2000).optional() })
const Line = z.object({ type: z.literal('horizontalRule') })

const photo = {
  file_id: z
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1),
  alt: z.string().max(300),
}
const caption = z.string().max(300)
export const PictureNode = z.object({ type: z.literal('picture'), attrs: z.object({ ...photo, caption }) })
export const GalleryNode = z.object({
  type: z.literal('gallery'),
  attrs: z.object({ photos: z.array(z.object(photo)).min(1).max(12), caption }),
})

export const embedKinds = ['plant', 'chart', 'post', 'product'] as const
/** A thing of the site by its address, shown as it is now (embeds.queries.ts). */
export const EmbedRef = z.object({
  kind: z.enum(embedKinds),
  path: z
    .string()
    .max(200)
    .regex(/^[\w-]+(\/[\w-]+)?$/),
})
export type EmbedRef = z.infer<typeof EmbedRef>
const Embed = z.object({ type: z.literal('embed'), attrs: EmbedRef })

type ListItem = { type: 'listItem'; content: Block[] }
type List = { type: 'bulletList' | 'orderedList'; content: ListItem[] }
type Quote = { type: 'blockquote'; content: Block[] }
type Cell = { type: 'tableCell' | 'tableHeader'; attrs?: { colspan?: number; rowspan?: number }; content: Block[] }
type Table = { type: 'table'; content: { type: 'tableRow'; content: Cell[] }[] }
export type Block =
  | z.infer<typeof Paragraph>
  | z.infer<typeof HeadingNode>
  | z.infer<typeof CodeBlock>
  | z.infer<typeof Line>
  | z.infer<typeof PictureNode>
  | z.infer<typeof GalleryNode>
  | z.infer<typeof Embed>
  | List
  | Quote
  | Table

const within = z.lazy((): z.ZodType<Block[]> => z.array(Block).min(1).max(200))
const ListItem = z.object({ type: z.literal('listItem'), content: within })
const List = z.object({ type: z.enum(['bulletList', 'orderedList']), content: z.array(ListItem).min(1).max(200) })
const Quote = z.object({ type: z.literal('blockquote'), content: within })
const span = z.number().int().min(1).max(20).optional()
const Cell = z.object({
  type: z.enum(['tableCell', 'tableHeader']),
  attrs: z.object({ colspan: span, rowspan: span }).optional(),
  content: within,
})
const Row = z.object({ type: z.literal('tableRow'), content: z.array(Cell).min(1).max(20) })
const Table = z.object({ type: z.literal('table'), content: z.array(Row).min(1).max(100) })

const Block: z.ZodType<Block> = z.discriminatedUnion('type', [
  Paragraph,
  HeadingNode,
  CodeBlock,
  Line,
  PictureNode,
  GalleryNode,
  Embed,
  List,
  Quote,
  Table,
])

const UNREADABLE = 'Há algo neste texto que não sabemos guardar. Cole de novo sem formatação.'
/** Levels of nodes within nodes: a list of four levels in a table's cell is 14. */
const DEEPEST = 24

/** A whole text. Sent by a form as JSON. */
export const RichText = z
  .preprocess(
    (value) => fromText(value),
    z
      .custom<object>((value) => typeof value === 'object' && value !== null && depthOf(value) <= DEEPEST, UNREADABLE)
      .pipe(z.object({ type: z.literal('doc'), content: z.array(Block).max(2000).default([]) })),
  )
  .meta({ description: 'Texto com formatação: nós de ProseMirror, só os de uma lista fechada.' })
export type RichText = z.infer<typeof RichText>

function fromText(value: unknown) {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

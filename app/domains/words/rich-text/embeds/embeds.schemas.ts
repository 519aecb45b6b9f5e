import { z } from 'zod'
import { PhotoDocument } from '#shared/photo-document.ts'
import { embedKinds } from '../document/rich-text.schemas.ts'

/** A thing that a text cites, as everybody sees it now. */
export const Embed = z.object({
  kind: z.enum(embedKinds),
  title: z.string(),
  /** What stands below the title: 'dia 12 da floração', a price, whose it is. */
  lines: z.array(z.string()),
  url: z.string(),
  photo: PhotoDocument.nullable(),
  /** Of a chart: a value a day, null where none was measured. */
  series: z.array(z.object({ label: z.string(), values: z.array(z.number().nullable()), said: z.string() })),
  /** The tag of visitors' pages that show it. */
  tag: z.string(),
})
export type Embed = z.infer<typeof Embed>

/** By `keyOf` its reference; what not everybody may see is not there. */
export const Embeds = z.record(z.string(), Embed)
export type Embeds = z.infer<typeof Embeds>

/** A pasted address or path of this site. */
export const EmbedQuestion = z.object({ address: z.string().trim().min(1).max(500) })
export const EmbedAnswer = z.object({ kind: z.enum(embedKinds), path: z.string(), embed: Embed })

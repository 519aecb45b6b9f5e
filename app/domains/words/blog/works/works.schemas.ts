import { z } from 'zod'
import { Difference } from '#domains/base/legal/texts/compare.schemas.ts'
import { RichText } from '#domains/words/rich-text/document/rich-text.schemas.ts'
import { ShownText } from '#domains/words/rich-text/document/shown-text.schemas.ts'
import { Opened } from '#shared/opened.ts'
import { PageInput, pageOf, queryBoolean } from '#shared/pagination.ts'
import { PhotoDocument } from '#shared/photo-document.ts'
import { rowId } from '#shared/row-id.ts'
import { typedLocalMoment } from '#shared/typed-day.ts'
import { workStates } from '../posts/work-state.kinds.ts'
import { ReadingStats } from '../reads/blog-reads.schemas.ts'

const id = z.number().int()
const version = z.coerce
  .number()
  .int()
  .min(1)
  .max(2 ** 31 - 1)
const line = (most: number) => z.string().trim().max(most)

/** What a writer writes. Everything may be missing until it is sent to the team (works.rules.ts). */
export const WorkText = z.object({
  title: line(120).default(''),
  subtitle: line(240).default(''),
  document: RichText,
  cover_id: rowId.nullable().default(null),
  cover_alt: line(300).default(''),
  category_id: rowId.nullable().default(null),
  tag_ids: z.array(rowId).max(8, 'Escolha até 8 tags.').default([]),
  /** Empty: made of the title when it is approved. */
  slug: z
    .string()
    .trim()
    .max(80)
    .regex(/^$|^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use letras minúsculas, números e hífens, como vpd-na-pratica.')
    .refine((slug) => !/^\d+$/.test(slug), 'Use também letras: só números não dizem nada.')
    .default(''),
  seo_title: line(70).default(''),
  seo_description: line(170).default(''),
})
export type WorkText = z.infer<typeof WorkText>

export const WorkRef = z.object({ id: rowId })

export const WorkCreate = z.object({ title: line(120).min(1), idempotency_key: z.uuid().optional() })
export type WorkCreate = z.infer<typeof WorkCreate>

/** `version` is the one that was opened; `force`: what others saved meanwhile goes to the revisions. */
export const WorkChange = WorkText.extend({
  ...WorkRef.shape,
  version,
  force: z.boolean().default(false),
  /** The open editor that sends it, and how often it did: its own save whose answer was lost is no other's. */
  tab: z.uuid().nullable().default(null),
  turn: z.coerce
    .number()
    .int()
    .min(0)
    .max(2 ** 31 - 1)
    .default(0),
})
export type WorkChange = z.infer<typeof WorkChange>

export const WorkAuthors = WorkRef.extend({
  opened: Opened,
  nicknames: z.array(z.string().trim().max(30)).min(1).max(5),
})
export type WorkAuthors = z.infer<typeof WorkAuthors>

export const WorkApproval = WorkRef.extend({
  /** The version that was read: another one is not approved unread. */
  version,
  /** Left out: at once. Without an offset it is São Paulo time. */
  publish_at: typedLocalMoment.optional(),
})
export type WorkApproval = z.infer<typeof WorkApproval>

export const WorkReturn = WorkRef.extend({ why: line(1000).min(1) })
export type WorkReturn = z.infer<typeof WorkReturn>

export const workOrders = ['saved_at', 'published_at', 'title'] as const
export const WorkFilter = PageInput.extend({
  state: z.enum(workStates).optional(),
  /** Waiting for the team. */
  waiting: queryBoolean.optional(),
  order_by: z.enum(workOrders).default('saved_at'),
})
export type WorkFilter = z.infer<typeof WorkFilter>

export const WorkCard = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  state: z.enum(workStates),
  authors: z.array(z.object({ nickname: z.string(), photo_url: z.string().nullable() })),
  category: z.string().nullable(),
  version: id,
  /** The draft says something that readers do not have. */
  changed: z.boolean(),
  review_asked_at: z.date().nullable(),
  returned_why: z.string(),
  publish_at: z.date().nullable(),
  published_at: z.date().nullable(),
  saved_at: z.date(),
  hidden: z.boolean(),
  views_count: id,
  saves_count: id,
  comments_count: id,
})
export type WorkCard = z.infer<typeof WorkCard>
export const WorkPage = pageOf(WorkCard)

export const WriterDesk = z.object({
  counts: z.object({ published: id, drafts: id, waiting: id, views: id, saves: id, comments: id }),
  /** Of the last thirty days. */
  reading: ReadingStats,
  /** Not out yet, or with changes; what was given back first. */
  going_on: z.array(WorkCard),
  most_read: z.array(WorkCard),
})

const Choice = z.object({ id, name: z.string() })
export const WorkChoices = z.object({ categories: z.array(Choice), tags: z.array(Choice) })
export const WorkCan = z.object({
  edit: z.boolean(),
  /** Approve, give back. */
  approve: z.boolean(),
  /** Send to the team. */
  send: z.boolean(),
  take_back: z.boolean(),
  withdraw: z.boolean(),
  remove: z.boolean(),
})

export const WorkDetail = WorkCard.extend({
  text: WorkText,
  shown: ShownText,
  cover: PhotoDocument.nullable(),
  reading_minutes: id,
  choices: WorkChoices,
  can: WorkCan,
})
export type WorkDetail = z.infer<typeof WorkDetail>

/** `given_back`: what the team said last, and who of it, also after it was sent again. */
export const WorkForTeam = WorkDetail.extend({
  given_back: z.object({ why: z.string(), nickname: z.string().nullable(), at: z.date() }).nullable(),
})
export type WorkForTeam = z.infer<typeof WorkForTeam>

export const WorkSaved = z.object({ version: id, saved_at: z.date() })

export const WorkRevisions = z.object({
  data: z.array(z.object({ version: id, title: z.string(), nickname: z.string().nullable(), created_at: z.date() })),
})
export const RevisionRef = WorkRef.extend({ version })
export const WorkRevision = z.object({
  version: id,
  text: WorkText,
  /** From this revision to what the draft says now. */
  blocks: Difference,
})

export const WorkPreview = z.object({ token: z.string(), ends_at: z.date() })
export const PreviewRef = z.object({ token: z.string().max(100) })
export const PreviewShown = ShownText.extend({
  title: z.string(),
  subtitle: z.string(),
  cover: PhotoDocument.nullable(),
  cover_alt: z.string(),
  authors: z.array(z.object({ nickname: z.string(), photo_url: z.string().nullable() })),
  reading_minutes: id,
  ends_at: z.date(),
})

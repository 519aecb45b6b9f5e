import { z } from 'zod'
import { RichText } from '#domains/words/rich-text/document/rich-text.schemas.ts'
import { ShownText } from '#domains/words/rich-text/document/shown-text.schemas.ts'
import { Opened } from '#shared/opened.ts'
import { rowId } from '#shared/row-id.ts'
import { typedLocalMoment } from '#shared/typed-day.ts'
import { VideoDocument } from '#shared/video-document.ts'
import { CourseRef, EditedLesson, webAddress } from '../courses/courses.schemas.ts'
import { askedEntries } from './asked-entry.kinds.ts'
import { lessonKinds, lessonPhases } from './lesson.kinds.ts'
import { QuizQuestion } from './quiz.schemas.ts'
import { placeOf } from './video-place.model.ts'

const count = z.number().int()
const title = z.string().trim().min(1, 'Dê um título.').max(120)

export const ModuleCreate = CourseRef.extend({ title })
export type ModuleCreate = z.infer<typeof ModuleCreate>
export const ModuleRef = CourseRef.extend({ id: rowId })
export type ModuleRef = z.infer<typeof ModuleRef>
export const ModuleChange = ModuleRef.extend({ title })
export type ModuleChange = z.infer<typeof ModuleChange>

/** The whole tree in its new order: every module and class once. */
export const TreeOrder = CourseRef.extend({
  modules: z.array(z.object({ id: rowId, lesson_ids: z.array(rowId).max(300) })).max(100),
})
export type TreeOrder = z.infer<typeof TreeOrder>

export const LessonCreate = CourseRef.extend({
  module_id: rowId,
  title,
  kind: z.enum(lessonKinds, { error: 'Escolha o tipo da aula.' }),
})
export type LessonCreate = z.infer<typeof LessonCreate>
export const EditedLessonRef = CourseRef.extend({ id: rowId })
export type EditedLessonRef = z.infer<typeof EditedLessonRef>

export const LessonInput = z.object({
  title,
  minutes: count.min(1, 'Diga quantos minutos leva.').max(600).default(5),
  preview: z.boolean().default(false),
  drip_days: count.min(0, 'Um prazo não começa antes da inscrição.').max(730).nullable().default(null),
  drip_at: typedLocalMoment.nullable().default(null),
  phase: z.enum(lessonPhases).nullable().default(null),
  document: RichText.default({ type: 'doc', content: [] }),
  /** A new video, uploaded before; left out the one that is there stays. */
  video_id: rowId.nullable().default(null),
  /** The one that is there goes. */
  without_video: z.boolean().default(false),
  video_url: z
    .string()
    .trim()
    .max(500)
    .refine(
      (address) => address === '' || placeOf(address) !== null,
      'Cole o endereço de um vídeo do YouTube, do Vimeo, ou de um .m3u8, com https://.',
    )
    .default(''),
  captions: z
    .string()
    .max(200_000)
    .default('')
    .refine(
      (text) => !text.trim() || /^\uFEFF?WEBVTT/.test(text),
      'Cole as legendas em WebVTT: a primeira linha é WEBVTT.',
    ),
  live_at: typedLocalMoment.nullable().default(null),
  live_url: webAddress,
  file_ids: z.array(rowId).max(10, 'São até 10 arquivos por aula.').default([]),
  quiz: z.array(QuizQuestion).max(50).default([]),
  pass_percent: count.min(1).max(100).default(70),
  max_attempts: count.min(1).max(100).nullable().default(null),
  shuffled: z.boolean().default(true),
  asks: z.enum(askedEntries).nullable().default(null),
  asks_phase: z.enum(lessonPhases).nullable().default(null),
})
export type LessonInput = z.infer<typeof LessonInput>
export const LessonChange = LessonInput.extend({ ...EditedLessonRef.shape, opened: Opened })
export type LessonChange = z.infer<typeof LessonChange>

/** A class with all that its editors wrote. */
export const LessonDetail = EditedLesson.extend({
  module_id: count,
  text: ShownText,
  video: VideoDocument.nullable(),
  video_url: z.string(),
  captions: z.string(),
  live_url: z.string(),
  files: z.array(z.object({ id: count, name: z.string(), kind: z.enum(['pdf', 'photo']) })),
  quiz: z.array(QuizQuestion),
  pass_percent: count,
  max_attempts: count.nullable(),
  shuffled: z.boolean(),
  asks_phase: z.enum(lessonPhases).nullable(),
  course: z.object({ slug: z.string(), title: z.string(), store: z.string() }),
})
export type LessonDetail = z.infer<typeof LessonDetail>

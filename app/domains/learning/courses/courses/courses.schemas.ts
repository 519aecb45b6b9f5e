import { z } from 'zod'
import { RichText } from '#domains/words/rich-text/document/rich-text.schemas.ts'
import { ShownText } from '#domains/words/rich-text/document/shown-text.schemas.ts'
import { Opened } from '#shared/opened.ts'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { PhotoDocument } from '#shared/photo-document.ts'
import { rowId } from '#shared/row-id.ts'
import { askedEntries } from '../lessons/asked-entry.kinds.ts'
import { lessonKinds, lessonPhases, lessonStates } from '../lessons/lesson.kinds.ts'
import { courseAccesses, courseLevels, courseStates } from './course.kinds.ts'

const count = z.number().int()

export const CourseRef = z.object({ slug: z.string().max(120) })
export type CourseRef = z.infer<typeof CourseRef>

export const webAddress = z
  .union([
    z.literal(''),
    z.url({ protocol: /^https$/, error: 'Cole o endereço inteiro, começando com https://.' }).max(500),
  ])
  .default('')

export const CourseInput = z.object({
  title: z.string().trim().min(3, 'Dê um título ao curso.').max(120),
  summary: z.string().trim().max(200).default(''),
  about: RichText.default({ type: 'doc', content: [] }),
  level: z.enum(courseLevels, { error: 'Escolha o nível.' }),
  access: z.enum(courseAccesses, { error: 'Escolha como se entra.' }),
  /** Nickname of who teaches it. */
  teacher: z.string().trim().min(1, 'Diga quem ensina.').max(60),
  cover_id: rowId.nullable().default(null),
  cover_alt: z.string().trim().max(300).default(''),
  trailer_url: webAddress,
  /** Another course of the same store, to be finished first. */
  requires_id: rowId.nullable().default(null),
})
export type CourseInput = z.infer<typeof CourseInput>

export const CourseCreate = CourseInput.pick({
  title: true,
  level: true,
  access: true,
  teacher: true,
  summary: true,
}).extend({
  store: z.string().max(80),
  /** Its address; made of the title when there is none. */
  slug: z
    .string()
    .trim()
    .max(80)
    .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'Use letras minúsculas sem acento, números e hífen.')
    .refine((slug) => !/^\d+$/.test(slug), 'Use também letras: só números não dizem nada.')
    .default(''),
  idempotency_key: z.uuid().optional(),
})
export type CourseCreate = z.infer<typeof CourseCreate>
export const CourseChange = CourseInput.extend({ ...CourseRef.shape, opened: Opened })
export type CourseChange = z.infer<typeof CourseChange>

export const CourseFilter = PageInput.extend({
  level: z.enum(courseLevels).optional(),
  access: z.enum(courseAccesses).optional(),
  order_by: z.enum(['published_at', 'title', 'stars']).default('published_at'),
})
export type CourseFilter = z.infer<typeof CourseFilter>

export const OwnCourseFilter = PageInput.extend({
  state: z.enum(courseStates).optional(),
  order_by: z.enum(['title', 'state', 'created_at', 'published_at']).default('created_at'),
})
export const StoreCourseFilter = OwnCourseFilter.extend({ store: z.string().max(80) })
export type StoreCourseFilter = z.infer<typeof StoreCourseFilter>
export type OwnCourseFilter = z.infer<typeof OwnCourseFilter>

/** Who teaches, as courses name them. */
export const CourseTeacher = z.object({
  id: count,
  nickname: z.string(),
  name: z.string(),
  photo_url: z.string().nullable(),
  /** Their profile may be opened: neither suspended nor gone. */
  open: z.boolean(),
})

export const CourseCard = z.object({
  id: count,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  level: z.enum(courseLevels),
  access: z.enum(courseAccesses),
  cover: PhotoDocument.nullable(),
  cover_alt: z.string(),
  teacher: CourseTeacher,
  store: z.object({ slug: z.string(), name: z.string() }),
  /** Of its published classes. */
  lessons_count: count,
  minutes: count,
  pupils_count: count,
  reviews_count: count,
  /** 4.5 of 5. */
  stars: z.number().nullable(),
  /** In centavos, of what opens it; null when nothing is for sale. */
  price: count.nullable(),
  published_at: z.date().nullable(),
})
export type CourseCard = z.infer<typeof CourseCard>
export const CoursePage = pageOf(CourseCard)

/** A class in the programme. */
export const SyllabusLesson = z.object({
  id: count,
  slug: z.string(),
  title: z.string(),
  kind: z.enum(lessonKinds),
  minutes: count,
  preview: z.boolean(),
  drip_days: count.nullable(),
  drip_at: z.date().nullable(),
  phase: z.enum(lessonPhases).nullable(),
  live_at: z.date().nullable(),
  /** Of the pupil's journal: said before one comes in. */
  asks: z.enum(askedEntries).nullable(),
  since_version: count.nullable(),
})
export type SyllabusLesson = z.infer<typeof SyllabusLesson>
export const SyllabusModule = z.object({ id: count, title: z.string(), lessons: z.array(SyllabusLesson) })
export type SyllabusModule = z.infer<typeof SyllabusModule>

/** What is for sale and opens it. */
export const CourseOffer = z.object({
  id: count,
  slug: z.string(),
  name: z.string(),
  kind: z.string(),
  price: count,
  /** For how long it opens, from the payment; null: for good. */
  access_days: count.nullable(),
  in_stock: z.boolean(),
  /** Published, in an open store. */
  sold: z.boolean(),
})

export const RequiredCourse = z.object({ slug: z.string(), title: z.string() })
export type RequiredCourse = z.infer<typeof RequiredCourse>

export const CourseDetail = CourseCard.extend({
  about: ShownText,
  /** Who teaches, in their own words. */
  teacher_about: z.string(),
  trailer_url: z.string(),
  syllabus: z.array(SyllabusModule),
  offers: z.array(CourseOffer),
  /** What has to be finished before its classes open. */
  requires: RequiredCourse.nullable(),
  syllabus_version: count,
  can: z.object({ edit: z.boolean(), save: z.boolean() }),
  saves_count: count,
  is_save: z.boolean(),
})
export type CourseDetail = z.infer<typeof CourseDetail>

export const EditedLesson = SyllabusLesson.extend({ state: z.enum(lessonStates) })
export const OwnCourse = CourseCard.omit({ cover: true }).extend({
  state: z.enum(courseStates),
  hidden: z.boolean(),
  cover: PhotoDocument.nullable(),
  cover_id: count.nullable(),
  about: ShownText,
  trailer_url: z.string(),
  requires_id: count.nullable(),
  /** Other courses of the store, that it could demand. */
  requirable: z.array(z.object({ id: count, title: z.string() })),
  teacher_id: count,
  /** Who was asked to teach it and has not answered. */
  invited: z.string().nullable(),
  tree: z.array(z.object({ id: count, title: z.string(), lessons: z.array(EditedLesson) })),
  offers: z.array(CourseOffer),
  /** Products of the store that could open it and open none yet. */
  linkable: z.array(z.object({ id: count, name: z.string(), kind: z.string() })),
  /** `sell`: keeps the products of its store. `entries`: sees what pupils hand in of their journals, as who teaches alone does. */
  can: z.object({ publish: z.boolean(), withdraw: z.boolean(), sell: z.boolean(), entries: z.boolean() }),
})
export type OwnCourse = z.infer<typeof OwnCourse>

export const OwnCourseCard = CourseCard.extend({ state: z.enum(courseStates), waiting_count: count })
export const OwnCoursePage = pageOf(OwnCourseCard)

export const CourseProductRef = CourseRef.extend({ product_id: rowId })
export type CourseProductRef = z.infer<typeof CourseProductRef>
export const CourseProductLink = CourseProductRef.extend({
  /** For how long it opens, from the payment. */
  access_days: z.coerce
    .number('Escreva um número de dias.')
    .int('Escreva dias inteiros.')
    .min(1, 'O acesso dura pelo menos um dia.')
    .max(3650, 'São até 3650 dias. Sem prazo, deixe vazio.')
    .nullable()
    .default(null),
})
export type CourseProductLink = z.infer<typeof CourseProductLink>

export const CourseAddressPage = z.object({
  page: z.coerce.number().int().min(1).max(10_000),
  per_file: z.coerce.number().int().min(1).max(5000),
})
export const CourseAddresses = z.object({
  data: z.array(z.object({ slug: z.string(), updated_at: z.date() })),
  total: count,
})

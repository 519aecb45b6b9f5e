import { z } from 'zod'
import { UpdateCard } from '#domains/garden/journal/updates/updates.schemas.ts'
import { RequiredCourse } from '#domains/learning/courses/courses/courses.schemas.ts'
import { askedEntries } from '#domains/learning/courses/lessons/asked-entry.kinds.ts'
import { lessonKinds, lessonPhases } from '#domains/learning/courses/lessons/lesson.kinds.ts'
import { ShownText } from '#domains/words/rich-text/document/shown-text.schemas.ts'
import { rowId } from '#shared/row-id.ts'
import { VideoDocument } from '#shared/video-document.ts'
import { CourseProgress } from '../enrolments/enrolments.schemas.ts'

const count = z.number().int()

export const LessonRef = z.object({ slug: z.string().max(120), lesson: z.string().max(140) })
export type LessonRef = z.infer<typeof LessonRef>

/** Why a class is not open yet, with what opens it. */
export const LessonLock = z.discriminatedUnion('why', [
  z.object({ why: z.literal('at'), at: z.date() }),
  z.object({ why: z.literal('course'), ...RequiredCourse.shape }),
  z.object({ why: z.literal('phase'), phase: z.enum(lessonPhases) }),
])
export type LessonLock = z.infer<typeof LessonLock>

export const ClassroomLesson = z.object({
  id: count,
  slug: z.string(),
  title: z.string(),
  kind: z.enum(lessonKinds),
  minutes: count,
  preview: z.boolean(),
  done: z.boolean(),
  /** It counts for this pupil's certificate. */
  counts: z.boolean(),
  lock: LessonLock.nullable(),
})
export type ClassroomLesson = z.infer<typeof ClassroomLesson>

/** A question as who answers gets it: its right answers come with the correction. */
export const AskedQuestion = z.object({
  text: z.string(),
  many: z.boolean(),
  options: z.array(z.object({ at: count, text: z.string() })),
})
export const QuizCorrection = z.object({
  percent: count,
  passed: z.boolean(),
  at: z.date(),
  questions: z.array(
    z.object({
      text: z.string(),
      options: z.array(z.string()),
      chosen: z.array(count),
      is_right: z.boolean(),
      many: z.boolean(),
      /** While another try is left, only of a question that was answered right. */
      right: z.array(count),
      explanation: z.string(),
    }),
  ),
})
export type QuizCorrection = z.infer<typeof QuizCorrection>

export const LessonQuestion = z.object({
  id: count,
  text: z.string(),
  author: z.string(),
  created_at: z.date(),
  answer: z.string(),
  answered_at: z.date().nullable(),
  can: z.object({ answer: z.boolean(), remove: z.boolean() }),
})

/** An entry of a pupil's journal as their teacher gets it: of the plant that it is about, and of its place, nothing. */
export const SeenEntry = UpdateCard.pick({
  ...{ kind: true, label: true, text: true, measures: true, item: true },
  ...{ happened_at: true, edited_at: true, photos: true },
}).extend({ doses: z.array(UpdateCard.shape.doses.element.omit({ stuff_id: true })) })
export type SeenEntry = z.infer<typeof SeenEntry>

export const ClassroomPage = z.object({
  course: z.object({ id: count, slug: z.string(), title: z.string(), teacher: z.string() }),
  role: z.enum(['teacher', 'pupil', 'outside']),
  modules: z.array(z.object({ id: count, title: z.string(), lessons: z.array(ClassroomLesson) })),
  progress: CourseProgress.nullable(),
  /** When the course closes to the viewer as its pupil. */
  until: z.date().nullable(),
  lesson: ClassroomLesson.extend({
    /** Null while it is locked, as all below. */
    text: ShownText.nullable(),
    video: VideoDocument.nullable(),
    video_url: z.string(),
    captions: z.string(),
    live_at: z.date().nullable(),
    live_url: z.string(),
    files: z.array(z.object({ id: count, name: z.string(), kind: z.enum(['pdf', 'photo']) })),
    /** What its video and its material take on a phone that keeps them. */
    bytes: count,
    position_s: count,
    /** Of an uploaded video, how much was played: 90 is enough. */
    covered_percent: count,
    quiz: z
      .object({
        questions: z.array(AskedQuestion),
        /** Names the questions as they are now; sent along with the answers to them. */
        seen: z.string(),
        pass_percent: count,
        attempts_left: count.nullable(),
        last: QuizCorrection.nullable(),
      })
      .nullable(),
    task: z
      .object({
        text: z.string(),
        state: z.enum(['enviada', 'aceita', 'devolvida']),
        reply: z.string(),
        created_at: z.date(),
        /** Of the journal: what the teacher sees of it. */
        entry: SeenEntry.nullable(),
        /** Who teaches now sees it. */
        seen: z.boolean(),
      })
      .nullable(),
    /** What of the journal does this class. */
    asks: z
      .object({
        entry: z.enum(askedEntries),
        phase: z.enum(lessonPhases).nullable(),
        /** The pupil agreed: what they write from then on does it, and its teacher sees that. */
        agreed: z.boolean(),
        /** Without a plant there is nothing to write about yet. */
        has_plants: z.boolean(),
        /** Own entries that answer it already, the newest first. */
        found: z.array(z.object({ id: count, label: z.string(), plant: z.string(), happened_at: z.date() })),
      })
      .nullable(),
    questions: z.array(LessonQuestion),
    notes: z.array(z.object({ id: count, second: count, text: z.string(), created_at: z.date() })),
    /** What may be done by a button: the rest is done by watching, passing, handing in. */
    can: z.object({ finish: z.boolean(), ask: z.boolean() }),
  }),
  before: z.object({ slug: z.string(), title: z.string() }).nullable(),
  after: z.object({ slug: z.string(), title: z.string() }).nullable(),
})
export type ClassroomPage = z.infer<typeof ClassroomPage>

export const Beat = LessonRef.extend({
  /** Where the video stands, in seconds. */
  position_s: z.number().min(0).max(100_000),
  /** It plays: without it only the place is kept. */
  playing: z.boolean().default(true),
})
export type Beat = z.infer<typeof Beat>
export const BeatAnswer = z.object({ covered_percent: count, done: z.boolean() })

export const QuizAnswers = LessonRef.extend({
  answers: z.array(z.array(z.number().int().min(0).max(10)).max(6)).max(50),
  seen: z.string().max(64).optional(),
  idempotency_key: z.uuid().optional(),
})
export type QuizAnswers = z.infer<typeof QuizAnswers>

export const TaskHandIn = LessonRef.extend({
  text: z.string().trim().min(1, 'Escreva o que você fez.').max(4000),
  idempotency_key: z.uuid().optional(),
})
export type TaskHandIn = z.infer<typeof TaskHandIn>

export const EntryHandIn = LessonRef.extend({ update_id: rowId })
export type EntryHandIn = z.infer<typeof EntryHandIn>

/** What the pupil read that it asks: agreed to is that, and nothing else. */
export const EntryAgree = LessonRef.extend({
  entry: z.enum(askedEntries),
  phase: z.enum(lessonPhases).nullable().default(null),
})
export type EntryAgree = z.infer<typeof EntryAgree>

export const NoteCreate = LessonRef.extend({
  text: z.string().trim().min(1, 'Escreva a anotação.').max(2000),
  second: z.coerce.number().int().min(0).max(100_000).default(0),
  idempotency_key: z.uuid().optional(),
})
export type NoteCreate = z.infer<typeof NoteCreate>
export const NoteRef = LessonRef.extend({ id: rowId })
export type NoteRef = z.infer<typeof NoteRef>

export const QuestionCreate = LessonRef.extend({
  text: z.string().trim().min(5, 'Escreva a sua pergunta.').max(2000),
  idempotency_key: z.uuid().optional(),
})
export type QuestionCreate = z.infer<typeof QuestionCreate>
export const QuestionRef = z.object({ id: rowId })
export type QuestionRef = z.infer<typeof QuestionRef>
export const QuestionAnswer = QuestionRef.extend({ answer: z.string().trim().min(1, 'Escreva a resposta.').max(4000) })
export type QuestionAnswer = z.infer<typeof QuestionAnswer>

/** A word of an address; `slug`: only in this course. */
export const NameRef = z.object({ name: z.string().max(140), slug: z.string().max(120).optional() })
export type NameRef = z.infer<typeof NameRef>
/** The course that has this name, or a class of it. */
export const NamedCourse = z.object({ course: z.string() })

export const LessonFileRef = LessonRef.extend({ file: rowId })
export type LessonFileRef = z.infer<typeof LessonFileRef>

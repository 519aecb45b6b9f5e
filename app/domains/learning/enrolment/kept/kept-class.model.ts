import type { PhotoDocument } from '#shared/photo-document.ts'
import type { ClassroomPage } from '../classroom/classroom.schemas.ts'
import { keptPath } from './kept.kinds.ts'

type Lesson = ClassroomPage['lesson']

/** A class as a phone keeps it: whose it is, and nothing of what others wrote, nor of a quiz. */
export type KeptClass = {
  user_id: number
  path: string
  bytes: number
  course: ClassroomPage['course']
  lesson: Pick<Lesson, (typeof fields)[number]> & { notes: { id: number; second: number; text: string }[] }
  needsSignal: { quiz: boolean; task: boolean; video: boolean }
  canFinish: boolean
  /** The class has another video than the one that is here. */
  hasNewVideo?: boolean
  /** When its course closes to its person, as the site said last; of what was kept before it said so, nothing. */
  until?: string | null
}

/** By the phone's clock, or the newest moment that it showed: without signal there is no other. */
export const isOver = ({ until }: Pick<KeptClass, 'until'>, now: Date) => Boolean(until) && new Date(until ?? 0) <= now

const fields = [
  ...(['id', 'slug', 'title', 'kind', 'minutes', 'done', 'text', 'video', 'captions', 'files'] as const),
  ...(['position_s', 'covered_percent'] as const),
]

/** What is fetched from where, and under which address of its own the phone keeps it. */
export type KeptPart = { from: string; to: string; isVideo?: boolean }

/** What a phone keeps of a class, with the addresses that it has there, and what must be fetched for it. */
export function asKept({ course, lesson, until }: ClassroomPage, user_id: number) {
  const path = keptPath(course.slug, lesson.slug)
  const parts: KeptPart[] = []
  const photo = (one: PhotoDocument): PhotoDocument => {
    const to = `${path}/foto/${one.id}`
    parts.push({ from: one.url, to })
    return { ...one, url: to, sizes: [] }
  }
  const { text, video } = lesson
  const shownText = text && {
    ...text,
    photos: Object.fromEntries(Object.entries(text.photos).map(([id, one]) => [id, photo(one)])),
    embeds: Object.fromEntries(Object.entries(text.embeds).map(([key, one]) => [key, { ...one, photo: null }])),
  }
  const shownVideo = video && {
    ...video,
    url: `${path}/video`,
    poster: video.poster && photo(video.poster),
  }
  if (video) parts.push({ from: video.url, to: `${path}/video`, isVideo: true })
  const call = `/api/v1/cursos/curso/${course.slug}/aula/${lesson.slug}`
  for (const { id } of lesson.files) parts.push({ from: `${call}/arquivo/${id}`, to: `${path}/arquivo/${id}` })
  const own = Object.fromEntries(fields.map((field) => [field, lesson[field]])) as Pick<Lesson, (typeof fields)[number]>
  const kept: KeptClass = {
    ...{ user_id, path, bytes: 0, course, canFinish: lesson.can.finish },
    until: until?.toISOString() ?? null,
    lesson: {
      ...{ ...own, text: shownText, video: shownVideo },
      notes: lesson.notes.map(({ id, second, text }) => ({ id, second, text })),
    },
    needsSignal: {
      quiz: lesson.quiz !== null,
      task: lesson.kind === 'tarefa',
      video: !video && lesson.video_url !== '',
    },
  }
  return { kept, parts }
}

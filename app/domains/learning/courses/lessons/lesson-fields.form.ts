import { pick } from '#shared/pick.ts'
import type { Lesson } from './lessons.table.ts'

const plain = [
  'title',
  'minutes',
  'preview',
  'drip_days',
  'phase',
  'video_url',
  'captions',
  'live_url',
  'asks',
  'asks_phase',
] as const
const ofQuiz = ['quiz', 'pass_percent', 'max_attempts', 'shuffled'] as const
type Fields = Pick<Lesson, (typeof plain)[number] | (typeof ofQuiz)[number] | 'document' | 'live_at' | 'drip_at'>

/** A class as its form has it. */
export const lessonFields = (lesson: Fields) => ({
  ...pick(lesson, ...plain, ...ofQuiz, 'document'),
  live_at: lesson.live_at?.toISOString() ?? null,
  drip_at: lesson.drip_at?.toISOString() ?? null,
})

import type { SyllabusLesson, SyllabusModule } from '#domains/learning/courses/courses/courses.schemas.ts'
import { lessonKindWords, lessonPhaseWords } from '#domains/learning/courses/lessons/lesson.words.ts'
import { formatDay, onDay } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'

type Props = {
  slug: string
  modules: SyllabusModule[]
  /** The viewer is in: every class is a link. */
  open: boolean
  /** Classes that the viewer has done. */
  done: readonly number[]
}

/** The programme: what is taught, and what opens when. */
export const Syllabus = ({ slug, modules, open, done }: Props) => (
  <ol className="space-y-6">
    {modules.map((one, at) => (
      <li key={one.id} className="space-y-2">
        <h3 className="text-lg">
          {at + 1}. {one.title}
        </h3>
        <ol className="divide-y divide-base-300 rounded-box border border-base-300 bg-surface">
          {one.lessons.map((lesson) => (
            <li key={lesson.id} className="relative flex items-center gap-3 px-4 py-3">
              {done.includes(lesson.id) ? (
                <Icon name="circle-check" size={20} className="shrink-0 text-primary" />
              ) : (
                <Icon name={lessonKindWords[lesson.kind].icon} size={20} className="shrink-0 text-muted" />
              )}
              <div className="min-w-0 flex-1">
                {open || lesson.preview ? (
                  <Link
                    to={`/dichavando/cursos/${slug}/${open ? '' : 'aberta/'}${lesson.slug}`}
                    className="font-medium break-words after:absolute after:inset-0 hover:underline"
                  >
                    {lesson.title}
                  </Link>
                ) : (
                  <span className="font-medium break-words">{lesson.title}</span>
                )}
                <p className="text-sm text-muted">
                  {lessonKindWords[lesson.kind].label}, {lesson.minutes} min
                  {lesson.asks && ', pede um registro do diário'}
                  {done.includes(lesson.id) ? ', feita' : whenWords(lesson)}
                </p>
              </div>
              {lesson.preview && !open && <Badge tone="primary">Aberta</Badge>}
              {!open && !lesson.preview && <Icon name="lock" size={16} className="shrink-0 text-muted" />}
            </li>
          ))}
        </ol>
      </li>
    ))}
  </ol>
)

function whenWords({ drip_days, drip_at, phase, live_at }: SyllabusLesson) {
  if (live_at) return `, ${formatDay(live_at)}`
  if (drip_at) return `, abre ${onDay(formatDay(drip_at))}`
  if (drip_days) return `, abre ${plural(drip_days, 'dia', 'dias')} depois da inscrição`
  if (phase) return `, abre quando uma planta sua entra em ${lessonPhaseWords[phase]}`
  return ''
}

import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import type { ClassroomPage } from '../classroom.schemas.ts'
import { lockWords } from '../lock.words.ts'

type Props = { page: ClassroomPage }

/** All classes of the course: done, open, locked, and the one that is looked at. */
export const ClassTree = ({ page: { course, modules, lesson: current } }: Props) => (
  <ol className="space-y-4">
    {modules.map((one) => (
      <li key={one.id} className="space-y-1">
        <p className="text-sm font-semibold text-muted">{one.title}</p>
        <ol>
          {one.lessons.map((lesson) => (
            <li key={lesson.id}>
              <Link
                to={`/dichavando/cursos/${course.slug}/${lesson.slug}`}
                aria-current={lesson.id === current.id ? 'page' : undefined}
                className="flex min-h-11 items-center gap-2 rounded-field px-2 py-1.5 hover:bg-base-200 aria-[current=page]:bg-base-200 aria-[current=page]:font-semibold"
              >
                <Icon
                  name={lesson.done ? 'circle-check' : lesson.lock ? 'lock' : 'circle'}
                  label={lesson.done ? 'Feita' : lesson.lock ? 'Ainda fechada' : undefined}
                  size={18}
                  className={`shrink-0 ${lesson.done ? 'text-primary' : 'text-muted'}`}
                />
                <span className="min-w-0 break-words">
                  {lesson.title}
                  {lesson.lock && !lesson.done && (
                    <span className="block text-sm font-normal text-muted">{lockWords(lesson.lock)}</span>
                  )}
                  {!lesson.counts && <span className="block text-sm font-normal text-muted">Nova, não conta</span>}
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </li>
    ))}
  </ol>
)

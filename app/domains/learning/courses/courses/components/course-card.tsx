import { formatMoney } from '#shared/money.ts'
import { plural } from '#shared/numbers.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { Photo } from '#ui/components/photo.tsx'
import { courseLevelWords } from '../course.words.ts'
import type { CourseCard as Course } from '../courses.schemas.ts'
import { hoursWords } from '../hours.words.ts'

type Props = { course: Course; priority?: boolean; level?: 2 | 3 }

/** A course in a list: the whole card leads to it. */
export function CourseCard({ course, priority, level = 2 }: Props) {
  const Title = `h${level}` as const
  return (
    <article className="card relative flex h-full flex-col overflow-hidden">
      <CourseCover course={course} priority={priority} />
      <div className="flex flex-1 flex-col gap-2 p-4">
        <p className="flex flex-wrap gap-1">
          <Badge>{courseLevelWords[course.level]}</Badge>
          <Badge tone="primary">{priceWords(course)}</Badge>
        </p>
        <Title className="text-xl leading-snug break-words">
          <Link
            to={`/dichavando/cursos/${course.slug}`}
            prefetch="intent"
            className="after:absolute after:inset-0 hover:underline"
          >
            {course.title}
          </Link>
        </Title>
        {course.summary && <p className="line-clamp-3 text-[0.9375rem] text-muted">{course.summary}</p>}
        <p className="mt-auto flex flex-wrap gap-x-3 pt-1 text-sm text-muted">
          <span>com {course.teacher.name}</span>
          <span>
            {plural(course.lessons_count, 'aula', 'aulas')}, {hoursWords(course.minutes)}
          </span>
          {course.stars !== null && (
            <span>
              <Icon name="star" size={14} className="inline align-[-2px]" /> {String(course.stars).replace('.', ',')} (
              {course.reviews_count})
            </span>
          )}
        </p>
      </div>
    </article>
  )
}

export const CourseCover = ({ course, priority }: { course: Pick<Course, 'cover'>; priority?: boolean }) => (
  <div className="aspect-[16/9] overflow-hidden bg-base-200">
    {course.cover ? (
      <Photo photo={course.cover} alt="" ratio="16/9" shown="(min-width: 64rem) 24rem, 100vw" priority={priority} />
    ) : (
      <span className="dotted grid size-full place-items-center text-primary">
        <Icon name="graduation-cap" size={48} />
      </span>
    )}
  </div>
)

/** What it costs, in a word. */
export const priceWords = ({ access, price }: Pick<Course, 'access' | 'price'>) =>
  access === 'gratuito'
    ? 'Gratuito'
    : access === 'convite'
      ? 'Por convite'
      : price === null
        ? 'Fora de venda'
        : formatMoney(price)

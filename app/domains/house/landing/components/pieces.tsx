import { CupBanner } from '#domains/contest/editions/ui.ts'
import type { CourseCard as Course } from '#domains/learning/courses/courses/courses.schemas.ts'
import { CourseCard } from '#domains/learning/courses/ui.ts'
import { eventPlaces } from '#domains/learning/events/events/event.words.ts'
import { ProductCard } from '#domains/market/products/ui.ts'
import { formatFull, formatLongDay, onDay } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { Card } from '#ui/components/card.tsx'
import { Link } from '#ui/components/link.tsx'
import type { LandingPieces } from '../landing.schemas.ts'
import { RobotNow } from './robot-now.tsx'

export type { Course }

/** Whether there is anything alive to show. */
export const hasPieces = (pieces: LandingPieces) =>
  Object.values(pieces).some((piece) => (Array.isArray(piece) ? piece.length > 0 : piece !== null))

/** What there is now; a part of which there is nothing is left out. */
export const Pieces = ({ pieces }: { pieces: LandingPieces }) => (
  <div className="space-y-6">
    {pieces.robot && <RobotNow robot={pieces.robot} />}
    {!pieces.models && <Offers products={pieces.products} />}
    <div className="grid items-start gap-5 sm:grid-cols-2 empty:hidden">
      {pieces.cohort && <NextCohort cohort={pieces.cohort} />}
      {pieces.event && <NextEvent event={pieces.event} />}
    </div>
    {pieces.steps && pieces.steps.length > 0 && <Steps steps={pieces.steps} />}
    {pieces.documents && pieces.documents.length > 0 && (
      <>
        {/* Alone they stand under the page's own heading. */}
        {pieces.steps && <h3 className="text-xl">O que um pedido costuma reunir</h3>}
        <Documents documents={pieces.documents} />
      </>
    )}
    {pieces.courses && pieces.courses.length > 0 && (
      <div className="grid gap-5 sm:grid-cols-2 desk:grid-cols-3">
        {pieces.courses.map((course) => (
          <CourseCard key={course.id} course={course} level={3} />
        ))}
      </div>
    )}
    {pieces.cup && <CupBanner cup={pieces.cup} />}
  </div>
)

/** Cards that lead to their products, in whole rows of two on a phone. */
export const Offers = ({ products }: Pick<LandingPieces, 'products'>) =>
  products &&
  products.length > 0 && (
    <ul className={`grid grid-cols-2 gap-4 ${products.length > 2 ? 'sm:grid-cols-3' : ''}`}>
      {products.map((product) => (
        <li key={product.id} className="max-sm:not-first:last:odd:hidden">
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  )

type Of<Name extends keyof LandingPieces> = NonNullable<LandingPieces[Name]>

function NextCohort({ cohort: { name, seats, taken, starts_at, course } }: { cohort: Of<'cohort'> }) {
  const free = Math.max(0, seats - taken)
  return (
    <Card title={name} level={3}>
      <p className="figures font-display text-3xl font-bold text-primary">
        {free > 0 ? plural(free, 'vaga livre', 'vagas livres') : 'Turma cheia, com fila'}
      </p>
      <p className="text-muted">
        {plural(seats, 'lugar', 'lugares')} no total. Começa {onDay(formatLongDay(starts_at))}.
      </p>
      <p>
        <Link to={`/dichavando/cursos/${course.slug}`} className="link inline-flex min-h-11 items-center">
          {course.title}
        </Link>
      </p>
    </Card>
  )
}

function NextEvent({ event }: { event: Of<'event'> }) {
  const { title, text, type, starts_at, capacity, going } = event
  return (
    <Card title={title} level={3}>
      <p className="font-semibold">
        {type} · {formatFull(starts_at)}
      </p>
      <p className="line-clamp-4 text-[0.9375rem] text-muted">{text}</p>
      <p className="figures font-semibold first-letter:uppercase">{eventPlaces(event)}</p>
      <p>
        <Link to="/cursos/agenda" className="link inline-flex min-h-11 items-center">
          {capacity !== null && going >= capacity ? 'Entrar na fila, pela agenda' : 'Reservar lugar, pela agenda'}
        </Link>
      </p>
    </Card>
  )
}

const Steps = ({ steps }: { steps: Of<'steps'> }) => (
  <ol className="grid gap-3 sm:grid-cols-2 desk:grid-cols-3">
    {waysOf(steps).map((ways, at) => (
      <li key={ways[0]?.name} className="card flex flex-row gap-3 p-4">
        <span className="figures font-display text-2xl font-bold text-primary">{at + 1}</span>
        <div>
          {ways.map(({ name, text, days, instead }) => (
            <div key={name}>
              <h3 className="text-base font-semibold">
                {instead && <span className="font-normal text-muted">ou </span>}
                {name}
              </h3>
              <p className="text-[0.9375rem] text-muted">{text}</p>
              {days > 0 && (
                <p className="figures text-sm text-muted">Prazo da equipe: {plural(days, 'dia útil', 'dias úteis')}</p>
              )}
            </div>
          ))}
        </div>
      </li>
    ))}
  </ol>
)

/** A step, or the ways out of which a process takes one. */
function waysOf(steps: Of<'steps'>) {
  const ways: Of<'steps'>[] = []
  for (const step of steps) {
    const last = step.instead && ways.at(-1)
    if (last) last.push(step)
    else ways.push([step])
  }
  return ways
}

const Documents = ({ documents }: { documents: Of<'documents'> }) => (
  <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
    {documents.map(({ name, help, required }) => (
      <li key={name} className="border-l-2 border-primary pl-3">
        <p className="font-semibold">
          {name}
          {!required && <span className="font-normal text-muted"> (se houver)</span>}
        </p>
        {help && <p className="text-[0.9375rem] text-muted">{help}</p>}
      </li>
    ))}
  </ul>
)

import { CourseCard } from '#domains/learning/courses/ui.ts'
import { eventPlaces } from '#domains/learning/events/events/event.words.ts'
import { BlogCard } from '#domains/words/blog/ui.ts'
import { formatFull, onDay } from '#shared/dates.ts'
import { Icon } from '#ui/components/icon.tsx'
import type { IconName } from '#ui/components/icon-names.ts'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import type { Route } from './+types/learn.page'

export const middleware = [access('public')]
export const meta = pageMeta({
  title: 'Aprenda',
  description: 'O mapa de tudo o que ensina aqui: aulas gratuitas, guias, cursos, turmas, calculadoras e blog.',
  url: '/aprenda',
})

const FEW = 3

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const [free, paid, posts, categories, help, { cohort, event }] = await Promise.all([
    api.courses.courses.list({ access: 'gratuito', per_page: FEW }),
    api.courses.courses.list({ access: 'pago', per_page: FEW }),
    api.blog.posts.list({ per_page: FEW }),
    api.blog.posts.categories(),
    api.help.questions.list({ search: '' }),
    api.landing.pieces({ landing: 'master-grower' }),
  ])
  return {
    free: free.data,
    paid: paid.data,
    posts: posts.data,
    categories: categories.data,
    guides: help.guides,
    questions: help.data.length,
    ...{ cohort: cohort ?? null, event: event ?? null },
  }
}

const tools: { to: string; icon: IconName; title: string; text: string }[] = [
  {
    to: '/cultivo/calculadoras',
    icon: 'calculator',
    title: 'Calculadoras',
    text: 'VPD, luz do dia, dose e custo, com “como calculamos”.',
  },
  {
    to: '/cursos/agenda',
    icon: 'calendar-days',
    title: 'Agenda dos cursos',
    text: 'Encontros ao vivo, com lugar marcado.',
  },
  { to: '/banca', icon: 'message-circle', title: 'Banca', text: 'Pergunte mostrando o diário.' },
]

export default function LearnPage({ loaderData }: Route.ComponentProps) {
  const { free, paid, posts, categories, guides, questions, cohort, event } = loaderData
  return (
    <div className="space-y-12 sm:space-y-16">
      <PageHeader title="Aprenda" text="Tudo o que ensina aqui, na ordem que faz sentido: de graça primeiro." />

      <Part
        id="gratuitas"
        title="Aulas gratuitas"
        more={{ to: '/dichavando/curso-gratuito', label: 'Todas as gratuitas' }}
        shown={free.length > 0}
      >
        <Courses courses={free} />
      </Part>

      <Part
        id="guias"
        title="Guias"
        more={{ to: '/duvidas', label: `${questions} perguntas respondidas` }}
        shown={guides.length > 0}
      >
        <ul className="grid gap-4 sm:grid-cols-2">
          {guides.map(({ slug, title, summary }) => (
            <li key={slug} className="card relative space-y-1 p-5">
              <h3 className="text-lg">
                <Link to={`/duvidas/${slug}`} className="after:absolute after:inset-0 hover:underline">
                  {title}
                </Link>
              </h3>
              <p className="text-[0.9375rem] text-muted">{summary}</p>
            </li>
          ))}
        </ul>
      </Part>

      <Part
        id="cursos"
        title="Cursos"
        more={{ to: '/dichavando/cursos', label: 'Todos os cursos' }}
        shown={paid.length > 0}
      >
        <Courses courses={paid} />
      </Part>

      <Part
        id="ao-vivo"
        title="Com hora marcada"
        more={{ to: '/lps/master-grower', label: 'O caminho Master Grower' }}
        shown={Boolean(cohort || event)}
      >
        <ul className="grid gap-4 sm:grid-cols-2">
          {cohort && (
            <li className="card space-y-1 p-5">
              <h3 className="text-lg">{cohort.name}</h3>
              <p className="text-muted">
                {cohort.course.title}, começa {onDay(formatFull(cohort.starts_at))}.
              </p>
              <p className="figures font-semibold">
                {Math.max(0, cohort.seats - cohort.taken)} de {cohort.seats} vagas livres
              </p>
            </li>
          )}
          {event && (
            <li className="card space-y-1 p-5">
              <h3 className="text-lg">{event.title}</h3>
              <p className="text-muted">
                {event.type}, {formatFull(event.starts_at)}.
              </p>
              <p className="figures font-semibold first-letter:uppercase">{eventPlaces(event)}</p>
            </li>
          )}
        </ul>
      </Part>

      <Part id="blog" title="Para ler" more={{ to: '/blog', label: 'Tudo do blog' }} shown={posts.length > 0}>
        <div className="grid gap-5 sm:grid-cols-2 desk:grid-cols-3">
          {posts.map((post) => (
            <BlogCard key={post.id} post={post} level={3} />
          ))}
        </div>
        <ul className="flex flex-wrap gap-x-5">
          {categories.map(({ slug, name }) => (
            <li key={slug}>
              <Link to={`/blog/categoria/${slug}`} className="link inline-flex min-h-11 items-center">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Part>

      <Part id="praticar" title="Para praticar" shown>
        <ul className="grid gap-4 sm:grid-cols-3">
          {tools.map(({ to, icon, title, text }) => (
            <li key={to} className="card relative space-y-1 p-5">
              <Icon name={icon} size={24} className="text-primary" />
              <h3 className="text-lg">
                <Link to={to} className="after:absolute after:inset-0 hover:underline">
                  {title}
                </Link>
              </h3>
              <p className="text-[0.9375rem] text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Part>
      <Part id="ajuda" title="Com alguém ao lado" shown>
        <ul className="space-y-1">
          {people.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="link inline-flex min-h-11 items-center">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Part>
    </div>
  )
}

const people = [
  { to: '/lps/consultoria', label: 'Consultoria de cultivo' },
  { to: '/lps/cultivando-meu-remedio', label: 'Cultivando meu remédio' },
  { to: '/lps/consulta-com-advogado-especialista', label: 'Consulta com advogado especialista' },
]

type PartProps = {
  id: string
  title: string
  more?: { to: string; label: string }
  shown: boolean
  children: React.ReactNode
}

/** A way to learn; nothing when there is nothing of it. */
const Part = ({ id, title, more, shown, children }: PartProps) =>
  shown && (
    <section aria-labelledby={id} className="space-y-5">
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {more && (
          <Link to={more.to} className="link inline-flex min-h-11 items-center">
            {more.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  )

type CoursesProps = { courses: React.ComponentProps<typeof CourseCard>['course'][] }

const Courses = ({ courses }: CoursesProps) => (
  <div className="grid gap-5 sm:grid-cols-2 desk:grid-cols-3">
    {courses.map((course) => (
      <CourseCard key={course.id} course={course} level={3} />
    ))}
  </div>
)

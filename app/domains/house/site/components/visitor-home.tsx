import type { CupNow } from '#domains/contest/editions/editions/cup-editions.schemas.ts'
import { CupBanner } from '#domains/contest/editions/ui.ts'
import type { PlantCard } from '#domains/garden/garden/plants/plants.schemas.ts'
import { PlantCards } from '#domains/garden/garden/plants/ui.ts'
import type { OpenGardens } from '#domains/garden/journal/open-gardens/open-gardens.schemas.ts'
import type { CourseCard as Course } from '#domains/learning/courses/courses/courses.schemas.ts'
import { CourseCard } from '#domains/learning/courses/ui.ts'
import type { BlogCard as BlogPost } from '#domains/words/blog/posts/blog-posts.schemas.ts'
import { BlogCard } from '#domains/words/blog/ui.ts'
import type { Page } from '#shared/pagination.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { Strip } from '#ui/components/strip.tsx'
import { deferred } from '#ui/deferred.tsx'
import { IconPoints, type Point } from './icon-points.tsx'
import type { LivePiecesProps } from './live-pieces.tsx'
import type { OpenDiary as Diary } from './open-diary.view.ts'
import { OpenNumbers } from './open-numbers.tsx'
import { Slot } from './slot.tsx'

// Moves by its style sheet alone: its code may come after the page's.
const OpenDiary = deferred(async () => (await import('./open-diary.tsx')).OpenDiary)

const LivePieces = deferred(async () => (await import('./live-pieces.tsx')).LivePieces)

export type VisitorHomeProps = {
  plants: Page<PlantCard>
  open: OpenGardens
  /** The newest courses, and the newest of the blog. */
  courses: Course[]
  posts: BlogPost[]
  cup: CupNow | null
  diary: Diary | null
  pieces: LivePiecesProps
  /** The nickname of somebody signed in whose account is not ready yet. */
  waiting: string | null
  /** With the data, so that these words are no code. */
  benefits: Point[]
  promises: Point[]
}

/** What this is, shown by somebody's diary; what one gets; who is here; what is promised. */
export const VisitorHome = ({
  plants,
  open,
  courses,
  posts,
  cup,
  diary,
  pieces,
  waiting,
  benefits,
  promises,
}: VisitorHomeProps) => (
  <div className="space-y-10 sm:space-y-20">
    <div className="grid gap-x-12 gap-y-6 desk:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="space-y-4 sm:space-y-5 desk:self-end">
        <h1 className="max-w-[13ch] text-[2rem] sm:text-5xl">
          {waiting ? `Oi, ${waiting}` : 'O caderno do seu jardim'}
        </h1>
        <p className="max-w-[46ch] sm:text-lg">
          {waiting ? 'Falta um passo para o seu jardim abrir. É rapidinho.' : pitch}
        </p>
        <Begin waiting={waiting} />
      </div>
      {/* On a phone the diary comes before the numbers. */}
      <div className="desk:row-span-2">{diary ? <OpenDiary diary={diary} /> : <BlankPage />}</div>
      <div className="desk:self-start">
        <OpenNumbers open={open} />
      </div>
    </div>

    <section aria-labelledby="beneficios" className="space-y-6">
      <h2 id="beneficios" className="text-2xl">
        O que muda no seu cultivo
      </h2>
      <IconPoints points={benefits} columns="sm:grid-cols-3" />
    </section>

    {plants.total > 0 && (
      <Slot id="abertos" title="Jardins abertos" text="Gente que cultiva em casa e resolveu mostrar.">
        <PlantCards plants={plants.data} />
      </Slot>
    )}
    <LivePieces {...pieces} />

    {cup && <CupBanner cup={cup} />}
    {posts.length > 0 && (
      <Slot id="blog" title="Para aprender hoje" more={{ to: '/blog', label: 'Tudo do blog' }}>
        <Strip columns="md:grid-cols-3" width="max-md:w-[78vw] max-md:max-w-80">
          {posts.map((post) => (
            <BlogCard key={post.id} post={post} level={3} />
          ))}
        </Strip>
      </Slot>
    )}
    {courses.length > 0 && (
      <Slot id="cursos" title="Cursos" more={{ to: '/dichavando/cursos', label: 'Todos os cursos' }}>
        <Strip columns="md:grid-cols-3" width="max-md:w-[78vw] max-md:max-w-80">
          {courses.map((course) => (
            <CourseCard key={course.id} course={course} level={3} />
          ))}
        </Strip>
      </Slot>
    )}

    <section aria-labelledby="promessas" className="space-y-6 rounded-box bg-base-200 p-5 sm:p-9">
      <div>
        <h2 id="promessas" className="text-2xl">
          O que a gente promete
        </h2>
        <p className="text-muted">
          Só para maiores de 18 anos.{' '}
          <Link to="/sobre" className="link">
            Por que o Grower existe
          </Link>
        </p>
      </div>
      <IconPoints points={promises} columns="sm:grid-cols-2 desk:grid-cols-4" />
      <Begin waiting={waiting} />
    </section>
  </div>
)

const pitch =
  'O diário das suas plantas, a conversa com quem cultiva, o robô da tenda e a loja, num lugar só, e privado até você abrir.'

const Begin = ({ waiting }: Pick<VisitorHomeProps, 'waiting'>) =>
  waiting ? (
    <LinkButton to="/cultivo" tone="primary" size="lg">
      Continuar
    </LinkButton>
  ) : (
    <LinkButton to="/auth/register" tone="primary" size="lg">
      Começar meu diário
    </LinkButton>
  )

/** Nobody has opened a diary: the page says what stands in one, and invents none. */
const BlankPage = () => (
  <EmptyState
    image="/arte/vazios/plantas.svg"
    title="O primeiro diário pode ser o seu"
    text="Quando alguém abrir uma planta, o crescimento dela aparece aqui, foto por foto."
  />
)

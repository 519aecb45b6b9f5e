import { CourseCard } from '#domains/learning/courses/ui.ts'
import type { Landing } from '#domains/people/support/leads/landing.kinds.ts'
import { LeadForm } from '#domains/people/support/ui.ts'
import { formatMoney } from '#shared/money.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Photo } from '#ui/components/photo.tsx'
import type { LandingPieces } from '../landing.schemas.ts'
import type { LandingWords } from '../landing.view.ts'
import type { Course } from './pieces.tsx'
import { hasPieces, Pieces } from './pieces.tsx'
import { RobotModels } from './robot-models.tsx'

type Props = {
  landing: Landing
  words: LandingWords
  pieces: LandingPieces
  sender: { name: string; email: string } | null
  consent: { version: number; words: string }
  /** Whether there is a place for a question. */
  asks: boolean
  /** What was left here within the hour, and whether it is being put right. */
  left: { name: string; email: string; phone: string } | null
  correcting: boolean
}

/** What it is, what there is of it now, what is in it, what people ask, and the one thing to do. */
export const LandingPage = ({ landing, words, pieces, sender, consent, asks, left, correcting }: Props) => (
  <div className="space-y-14 pb-6 sm:space-y-20">
    <header className="grid items-center gap-6 sm:grid-cols-[minmax(0,1fr)_200px] desk:grid-cols-[minmax(0,1fr)_260px] desk:has-[[srcset]]:grid-cols-[minmax(0,1fr)_360px]">
      <div className="space-y-5">
        <h1 className="max-w-[18ch] text-[2rem] sm:text-5xl">{words.heading}</h1>
        <p className="max-w-[52ch] sm:text-lg">{words.lead}</p>
        <Acts words={words} pieces={pieces} />
      </div>
      <Picture words={words} pieces={pieces} />
    </header>

    {words.sold && pieces.models && pieces.models.length > 0 && (
      <RobotModels products={pieces.products} models={pieces.models} words={words.sold} />
    )}

    {hasPieces(pieces) && pieces.robot !== null && (
      <section aria-labelledby="agora" className="space-y-5">
        <div>
          <h2 id="agora" className="scroll-mt-20 text-2xl">
            {words.live.title}
          </h2>
          <p className="text-muted">{words.live.text}</p>
        </div>
        <Pieces pieces={pieces} />
      </section>
    )}

    <section aria-labelledby="dentro" className="space-y-6">
      <h2 id="dentro" className="text-2xl">
        {words.points.title}
      </h2>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-3">
        {words.points.list.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-3.5 sm:flex-col">
            <span className="grid size-11 shrink-0 place-items-center rounded-box bg-primary/10 text-primary">
              <Icon name={icon} size={24} />
            </span>
            <div className="space-y-1">
              <h3 className="text-lg">{title}</h3>
              <p className="max-w-[44ch] text-[0.9375rem] text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>

    <section aria-labelledby="perguntas" className="max-w-3xl space-y-4">
      <h2 id="perguntas" className="text-2xl">
        O que perguntam antes
      </h2>
      <div className="space-y-3">
        {words.questions.map(({ ask, answer, sold }) => (
          <Disclosure key={ask} title={ask} icon="circle-question-mark">
            <p className="px-5 pb-5 text-muted">{sold && pieces.products?.length ? `${sold} ${answer}` : answer}</p>
          </Disclosure>
        ))}
      </div>
      <p>
        <Link to="/duvidas" className="link inline-flex min-h-11 items-center">
          Mais perguntas e guias
        </Link>
      </p>
    </section>

    {words.law && (
      <section aria-labelledby="lei" className="max-w-3xl space-y-3">
        <h2 id="lei" className="text-2xl">
          O que a lei diz hoje
        </h2>
        {words.law.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
    )}

    <section
      id={words.anchor}
      aria-labelledby="pedido"
      className="grid scroll-mt-20 gap-6 rounded-box bg-base-200 p-5 sm:p-9 desk:grid-cols-2"
    >
      <div className="space-y-3">
        <h2 id="pedido" className="text-2xl">
          {words.form.title}
        </h2>
        <p className="max-w-[44ch] text-muted">{words.form.text}</p>
      </div>
      {left && !correcting ? (
        <div role="status" className="space-y-5">
          <Notice tone="success" title="Recebemos o seu contato">
            {words.form.thanks} Anotamos o e-mail <strong className="wrap-anywhere">{left.email}</strong>.{' '}
            <Link to={`?corrigir=sim#${words.anchor}`} className="link inline-flex min-h-11 items-center">
              Corrigir
            </Link>
          </Notice>
          {landing === 'torne-se-um-grower' && <FreeClasses courses={pieces.courses ?? []} guest={!sender} />}
          <LinkButton to={words.form.next.to} icon="book-open">
            {words.form.next.label}
          </LinkButton>
        </div>
      ) : (
        <LeadForm {...{ landing, consent, sender, asks, left }} act={words.form.button} />
      )}
    </section>
  </div>
)

type Of = Pick<Props, 'words' | 'pieces'>

/** To what is sold, with its lowest price, and to the one that works; the form is the way while nothing is sold. */
const Acts = ({ words, pieces }: Of) => {
  const { models, products } = pieces
  const lowest = models?.length && products?.length ? Math.min(...products.map(({ price }) => price)) : null
  return (
    <p className="flex flex-wrap gap-2">
      {lowest !== null && (
        <a href="#modelos" className="btn btn-primary btn-lg">
          Comprar, a partir de {formatMoney(lowest)}
        </a>
      )}
      {lowest === null ? (
        <a href={`#${words.anchor}`} className="btn btn-primary btn-lg">
          {words.act}
        </a>
      ) : (
        hasPieces(pieces) &&
        pieces.robot !== null && (
          <a href="#agora" className="btn btn-lg border-edge bg-surface hover:bg-base-200">
            Ver funcionando
          </a>
        )
      )}
    </p>
  )
}

/** The robot as it is sold, where there is a photo of it. */
const Picture = ({ words, pieces: { models, products } }: Of) => {
  const sold = models && products?.find(({ photo }) => photo)
  if (sold?.photo)
    return (
      <div className="overflow-clip rounded-box">
        <Photo
          photo={sold.photo}
          alt={`${sold.name}, o robô`}
          ratio="1/1"
          shown="(min-width: 40rem) 380px, 100vw"
          priority
        />
      </div>
    )
  return <img src={`/arte/${words.image}`} alt="" width={260} height={260} className="mx-auto size-40 sm:size-full" />
}

const FreeClasses = ({ courses, guest }: { courses: Course[]; guest: boolean }) => (
  <div className="space-y-4">
    <div className="grid gap-4 sm:grid-cols-2 desk:grid-cols-1">
      {courses.map((course) => (
        <CourseCard key={course.id} course={course} level={3} />
      ))}
    </div>
    {guest && (
      <LinkButton to="/auth/register?redirect=/dichavando/curso-gratuito" tone="primary" icon="user-round">
        Criar a conta, de graça
      </LinkButton>
    )}
  </div>
)

import type { PlantCard } from '#domains/garden/garden/plants/plants.schemas.ts'
import { PlantCards } from '#domains/garden/garden/plants/ui.ts'
import type { OpenGardens } from '#domains/garden/journal/open-gardens/open-gardens.schemas.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { deferred } from '#ui/deferred.tsx'
import type { HouseLine } from './house-lines.view.ts'
import { HouseNow } from './house-now.tsx'
import { IconPoints, type Point } from './icon-points.tsx'
import type { LivePiecesProps } from './live-pieces.tsx'
import type { OpenDiary as Diary } from './open-diary.view.ts'
import { OpenNumbers } from './open-numbers.tsx'
import { Slot } from './slot.tsx'

// Moves by its style sheet alone: its code may come after the page's.
const OpenDiary = deferred(async () => (await import('./open-diary.tsx')).OpenDiary)

const LivePieces = deferred(async () => (await import('./live-pieces.tsx')).LivePieces)

export type VisitorHomeProps = {
  plants: PlantCard[]
  open: OpenGardens
  /** The cup, the newest of the blog and of the courses. */
  lines: HouseLine[]
  diary: Diary | null
  pieces: LivePiecesProps
  /** The nickname of somebody signed in whose account is not ready yet. */
  waiting: string | null
  /** With the data, so that these words are no code. */
  benefits: Point[]
  promises: Point[]
}

/** What this is, shown by somebody's diary; what one gets; who is here; what is promised. */
export const VisitorHome = ({ plants, open, lines, diary, pieces, waiting, benefits, promises }: VisitorHomeProps) => (
  <div className="space-y-7 sm:space-y-20">
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

    <section aria-labelledby="beneficios" className="space-y-4 sm:space-y-6">
      <h2 id="beneficios" className="text-2xl">
        O que muda no seu cultivo
      </h2>
      <IconPoints points={benefits} columns="sm:grid-cols-3" />
    </section>

    {plants.length > 0 && (
      <Slot id="abertos" title="Jardins abertos">
        <PlantCards plants={plants} />
      </Slot>
    )}
    <LivePieces {...pieces} />

    {lines.length > 0 && <HouseNow title="Também na casa" lines={lines} />}

    <section aria-labelledby="promessas" className="space-y-4 rounded-box bg-base-200 p-5 sm:space-y-6 sm:p-9">
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
      <IconPoints brief points={promises} columns="sm:grid-cols-2 desk:grid-cols-4" />
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

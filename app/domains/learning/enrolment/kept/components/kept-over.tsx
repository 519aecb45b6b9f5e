import { formatDayTime, onDay } from '#shared/dates.ts'
import { Breadcrumbs } from '#ui/components/breadcrumbs.tsx'
import { Button, LinkButton } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { KEPT } from '../kept.kinds.ts'
import type { KeptClass } from '../kept-class.model.ts'
import { dropClass } from '../kept-classes.browser.ts'

/** A kept class whose course has closed by the phone's clock: what the site says since is only known with signal. */
export const KeptOver = ({ kept: { path, course, lesson, until } }: { kept: KeptClass }) => (
  <article className="mx-auto min-h-dvh max-w-3xl space-y-6">
    <header className="space-y-3">
      <Breadcrumbs crumbs={[{ to: KEPT, label: 'Aulas guardadas' }]} />
      <h1 className="text-[1.75rem] leading-tight break-words sm:text-4xl">{lesson.title}</h1>
    </header>
    <Notice
      tone="warning"
      title={`Seu acesso a ${course.title} terminou ${until ? onDay(formatDayTime(new Date(until))) : ''}`}
    >
      Se você renovou, ou se a hora do celular está errada, abra com sinal: a aula guardada volta a abrir.
    </Notice>
    <div className="flex flex-wrap gap-2">
      <LinkButton to={`/dichavando/cursos/${course.slug}/${lesson.slug}`} icon="refresh-cw" reload>
        Abrir com sinal
      </LinkButton>
      <Button tone="plain" icon="trash-2" onClick={() => void dropClass(path)}>
        Tirar do celular
      </Button>
    </div>
  </article>
)

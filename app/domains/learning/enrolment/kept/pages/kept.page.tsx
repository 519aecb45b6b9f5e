import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { enqueueForm } from '#domains/base/outbox/ui.ts'
import { now } from '#shared/clock.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { RowSkeleton } from '#ui/components/skeleton.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { showChosenTheme } from '#ui/document/theme-choice.ts'
import { afterKept } from '#ui/form/kept-for-later.ts'
import { access } from '#web/guard.server.ts'
import { KeptFace } from '../components/kept-face.tsx'
import { KeptList } from '../components/kept-list.tsx'
import { KeptOver } from '../components/kept-over.tsx'
import { KEPT } from '../kept.kinds.ts'
import { isOver } from '../kept-class.model.ts'
import { latestMoment } from '../kept-classes.browser.ts'
import { useKept } from '../use-kept.ts'
import type { Route } from './+types/kept.page'

export const middleware = [access('public')]
export const meta = pageMeta({ title: 'Aulas guardadas', noindex: true })

/** Sends nothing: the form is queued on the phone. */
export const clientAction = ({ request }: Route.ClientActionArgs) => enqueueForm(request)
export const shouldRevalidate = afterKept

/** The classes on this phone, or one of them (`aula`). The service worker serves it without signal. */
export default function KeptPage() {
  useEffect(showChosenTheme, [])
  const kept = useKept()
  const [query] = useSearchParams()
  const one = kept?.find(({ path }) => path === `${KEPT}/${query.get('aula')}`)
  if (one && isOver(one, latestMoment(now()))) return <KeptOver kept={one} />
  if (one) return <KeptFace kept={one} key={one.path} />
  return (
    <div className="mx-auto min-h-dvh max-w-3xl">
      <PageHeader
        title="Aulas guardadas"
        text="Ficam neste celular e abrem sem sinal. O que você vê e anota sobe quando ele volta."
      />
      {kept === undefined ? (
        <RowSkeleton rows={2} />
      ) : kept === null ? (
        <ErrorState
          title="Não deu para ler o celular"
          text="Este navegador não deixa o site guardar nada. Pode ser a janela anônima ou a falta de espaço."
        />
      ) : kept.length === 0 ? (
        <EmptyState
          icon="graduation-cap"
          title="Nenhuma aula neste celular"
          text="Abra uma aula de um curso seu e toque em Guardar no celular."
          action={
            <LinkButton to="/cursos/meus_cursos" tone="primary">
              Meus cursos
            </LinkButton>
          }
        />
      ) : (
        <KeptList kept={kept} />
      )}
    </div>
  )
}

import { redirect } from 'react-router'
import { z } from 'zod'
import { plural } from '#shared/numbers.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { NoticeDays } from '../components/notice-days.tsx'
import { NoticeFilters } from '../components/notice-filters.tsx'
import { ReadAll } from '../components/read-all.tsx'
import { useLiveList } from '../components/use-live-list.ts'
import { NoticeFilter } from '../notifications.schemas.ts'
import type { Route } from './+types/notices.page'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Avisos' })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { notifications } = apiFor(context)
  const filter = filterOf(request, NoticeFilter)
  const [page, { unread }] = await Promise.all([notifications.list(filter), notifications.unread()])
  return { page, unread, kind: filter.kind, narrowed: filter.kind !== undefined || filter.unread !== undefined }
}

const back = (text: string) => redirectWithToast('/notificacoes', text)

export async function action(args: Route.ActionArgs) {
  const intent = (await formOf(args.request)).get('intent')
  if (intent === 'all')
    return submit(args, z.object({}), async ({ notifications }) => {
      await notifications.readAll()
      return back('Todos os avisos foram marcados como lidos.')
    })
  return submit(args, z.object({ id: z.number().int() }), async ({ notifications }, { id }) => {
    await notifications.read({ id })
    return redirect('/notificacoes')
  })
}

export default function NoticesPage({ loaderData: { page, unread, kind, narrowed } }: Route.ComponentProps) {
  useLiveList()
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title="Avisos"
        text={unread ? `${plural(unread, 'aviso não lido', 'avisos não lidos')}.` : 'Nada novo por aqui.'}
        action={
          <>
            {unread > 0 && <ReadAll />}
            <LinkButton to="/notificacoes/configuracoes" icon="settings">
              <span className={unread > 0 ? 'max-sm:sr-only' : ''}>Configurar</span>
            </LinkButton>
          </>
        }
      />
      <NoticeFilters />
      {page.data.length ? (
        <NoticeDays notices={page.data} whole={kind === 'game'} />
      ) : (
        <EmptyState
          image="/arte/vazios/notificacoes.svg"
          text={
            narrowed
              ? 'Não há avisos com esse filtro.'
              : 'Você ainda não tem avisos. Lembretes e comentários chegam aqui.'
          }
          action={narrowed && <LinkButton to="/notificacoes">Ver todos</LinkButton>}
        />
      )}
      <Pager current_page={page.current_page} last_page={page.last_page} total={page.total} label="Páginas de avisos" />
    </div>
  )
}

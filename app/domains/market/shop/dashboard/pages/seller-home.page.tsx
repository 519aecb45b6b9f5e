import { storePath } from '#domains/market/stores/store-menu.view.ts'
import { OwnStoreRow } from '#domains/market/stores/ui.ts'
import { now } from '#shared/clock.ts'
import { dayKey } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { TaskList } from '../components/task-list.tsx'
import { tasksOf } from '../todo.view.ts'
import type { Route } from './+types/seller-home.page'

export const middleware = [access('seller')]
export const meta = pageMeta({ title: 'Minhas lojas' })

export async function loader({ context }: Route.LoaderArgs) {
  const { stores, shop } = apiFor(context)
  const [own, invites, glances] = await Promise.all([
    stores.stores.own(),
    stores.invites.mine({}),
    shop.dashboard.glances(),
  ])
  return { ...own, invites: invites.data.length, glances: glances.data }
}

export default function SellerHomePage({ loaderData: { data, can, invites, glances } }: Route.ComponentProps) {
  const today = dayKey(now())
  const open = can.open && (
    <LinkButton to="/vendedor/abrir" tone="primary" icon="plus">
      Abrir uma loja
    </LinkButton>
  )
  return (
    <div className="max-w-5xl">
      <PageHeader
        title="Minhas lojas"
        text="As lojas que são suas e aquelas em que você ajuda."
        action={data.length > 0 && open}
      />
      <div className="space-y-6">
        {invites > 0 && (
          <Notice
            title={`Você tem ${plural(invites, 'convite', 'convites')} para trabalhar em uma loja`}
            action={
              <LinkButton to="/vendedor/convites/store" size="sm">
                Ver
              </LinkButton>
            }
          />
        )}
        <ListStates
          items={data}
          keyOf={({ id }) => id}
          empty={
            <EmptyState
              icon="store"
              title="Venda o que ajuda a cultivar"
              text="Vasos, substratos, luz, ferramentas, livros, cursos. Abrir a loja leva uns dez minutos, e você pode parar no meio: o rascunho fica guardado."
              action={open}
            />
          }
          frame={(items) => <ul className="space-y-3">{items}</ul>}
        >
          {(store) => {
            const glance = store.state === 'aberta' && glances.find(({ store_id }) => store_id === store.id)
            return (
              <OwnStoreRow store={store}>
                {glance && <TaskList tasks={tasksOf(glance.todo, today).slice(0, 4)} base={storePath(store.slug)} />}
              </OwnStoreRow>
            )
          }}
        </ListStates>
        {!can.open && <p className="text-sm text-muted">Você já tem 5 lojas, o máximo por pessoa.</p>}
        <p className="text-sm text-muted">
          Aqui não se vendem plantas, sementes nem derivados. Nossa equipe olha cada loja antes de abrir.
        </p>
      </div>
    </div>
  )
}

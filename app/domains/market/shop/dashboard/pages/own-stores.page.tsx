import { formatMoney } from '#shared/money.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Stat, Stats } from '#ui/components/stat.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { GlanceCard } from '../components/glance-card.tsx'
import type { Route } from './+types/own-stores.page'

export const middleware = [access('seller')]
export const meta = pageMeta({ title: 'Painel das lojas' })

export async function loader({ context }: Route.LoaderArgs) {
  const { stores, shop } = apiFor(context)
  const [own, glances] = await Promise.all([stores.stores.own(), shop.dashboard.glances()])
  return { ...own, glances: glances.data }
}

export default function OwnStoresPage({ loaderData: { data, can, glances } }: Route.ComponentProps) {
  const openOnes = data.filter(({ state }) => state === 'aberta').length
  const sold = glances.reduce((sum, { sales }) => sum + sales.amount, 0)
  const toSend = glances.reduce((sum, { todo }) => sum + todo.to_send, 0)
  const unread = data.reduce((sum, store) => sum + store.unread, 0)
  return (
    <div className="max-w-5xl">
      <PageHeader title="Painel das lojas" text="Como está cada loja, e o que espera por você." />
      <div className="space-y-6">
        {data.length > 0 && (
          <Stats>
            <Stat label="Lojas" value={data.length} icon="store" />
            <Stat label="Abertas" value={openOnes} icon="circle-check" />
            <Stat label="Vendas em 30 dias" value={formatMoney(sold)} icon="banknote" />
            <Stat label="Pedidos para enviar" value={toSend} icon="package" />
            <Stat label="Mensagens novas" value={unread} icon="message-circle" />
          </Stats>
        )}
        <ListStates
          items={data}
          keyOf={({ id }) => id}
          empty={
            <EmptyState
              icon="store"
              text="Você ainda não trabalha em nenhuma loja. Abra a sua, ou peça um convite a quem já tem."
              action={
                can.open && (
                  <LinkButton to="/vendedor/abrir" tone="primary" icon="plus">
                    Abrir uma loja
                  </LinkButton>
                )
              }
            />
          }
          frame={(items) => <ul className="grid gap-4 md:grid-cols-2">{items}</ul>}
        >
          {(store) => <GlanceCard store={store} glance={glances.find(({ store_id }) => store_id === store.id)} />}
        </ListStates>
      </div>
    </div>
  )
}

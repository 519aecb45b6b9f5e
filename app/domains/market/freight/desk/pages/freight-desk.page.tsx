import { z } from 'zod'
import { deskOf } from '#domains/market/stores/store-desk.server.ts'
import { storePath } from '#domains/market/stores/store-menu.view.ts'
import { plural } from '#shared/numbers.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { ConnectionCard } from '../components/connection-card.tsx'
import { PickupRow } from '../components/pickup-row.tsx'
import { TableRow } from '../components/table-row.tsx'
import type { Route } from './+types/freight-desk.page'

export const middleware = [access('store')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Frete de ${loaderData?.store.name ?? ''}`,
}))

export async function loader({ context }: Route.LoaderArgs) {
  const { slug, name } = deskOf(context)
  const desk = await apiFor(context).freight.desk.show({ store: slug })
  return { desk, store: { slug, name } }
}

const Disconnect = z.object({ form: z.literal('disconnect') })

export async function action(args: Route.ActionArgs) {
  const { slug: store } = deskOf(args.context)
  return submit(args, Disconnect, async (api) => {
    await api.freight.connection.disconnect({ store })
    return redirectWithToast(storePath(store, '/frete'), 'O Melhor Envio está desligado desta loja.')
  })
}

export default function FreightDeskPage({ loaderData: { desk, store }, actionData }: Route.ComponentProps) {
  const { tables, pickups, connection, shipped_products, can_send, can } = desk
  const here = storePath(store.slug, '/frete')
  return (
    <div className="max-w-3xl space-y-6">
      <PageHeader
        title="Frete"
        text="Como o que você vende chega a quem compra. Use uma forma, ou várias: a pessoa escolhe."
        action={
          <LinkButton to={`${here}/simular`} icon="calculator">
            Simular
          </LinkButton>
        }
      />
      {actionData?.message && <Notice tone="error" title={actionData.message} />}
      {!can_send && shipped_products > 0 && (
        <Notice tone="warning" title="Ninguém consegue comprar o que precisa ser enviado">
          {plural(shipped_products, 'produto está', 'produtos estão')} à venda e não há como enviar. Crie uma tabela com
          faixas, um ponto de retirada, ou ligue o Melhor Envio.
        </Notice>
      )}
      <Card
        title="Tabelas da loja"
        bare={tables.length > 0}
        actions={
          can.manage && (
            <LinkButton to={`${here}/tabelas/nova`} size="sm" icon="plus">
              Nova tabela
            </LinkButton>
          )
        }
      >
        {tables.length ? (
          <ul className="divide-y divide-base-300 border-t border-base-300">
            {tables.map((table) => (
              <TableRow key={table.id} table={table} to={`${here}/tabelas/${table.id}`} />
            ))}
          </ul>
        ) : (
          <EmptyState
            icon="truck"
            text="Você diz o preço e o prazo para cada região e peso. Dá para começar pelos estados e acertar depois."
          />
        )}
      </Card>
      <Card
        title="Pontos de retirada"
        bare={pickups.length > 0}
        actions={
          can.manage && (
            <LinkButton to={`${here}/retirada/nova`} size="sm" icon="plus">
              Novo ponto
            </LinkButton>
          )
        }
      >
        {pickups.length ? (
          <ul className="divide-y divide-base-300 border-t border-base-300">
            {pickups.map((point) => (
              <PickupRow key={point.id} point={point} to={`${here}/retirada/${point.id}`} />
            ))}
          </ul>
        ) : (
          <EmptyState
            icon="map-pin"
            text="Quem mora perto pode buscar sem pagar frete. O endereço completo só aparece depois do pagamento."
          />
        )}
      </Card>
      <ConnectionCard
        connection={connection}
        slug={store.slug}
        manages={can.manage}
        contact={storePath(store.slug, '/contato')}
      />
    </div>
  )
}

import { z } from 'zod'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { RefundRef, RefundSettled } from '../attention.schemas.ts'
import { DifferenceCard } from '../components/difference-card.tsx'
import { OrderLinks } from '../components/order-links.tsx'
import { RefusedRefund } from '../components/refused-refund.tsx'
import type { Route } from './+types/attention.page'

export const middleware = [access('can:marketplace.manage')]
export const meta = pageMeta({ title: 'Precisa de atenção' })

const here = '/admin/marketplace/atencao'

export const loader = ({ context }: Route.LoaderArgs) => apiFor(context).orders.attention.list()

const Done = z.object({
  act: z.enum(['again', 'settled']),
  id: RefundRef.shape.id,
  file_id: z.array(RefundSettled.shape.file_id).max(1).default([]),
})

export const action = (args: Route.ActionArgs) =>
  submit(args, Done, async (api, { act, id, file_id: [file_id = 0] }) => {
    if (act === 'again') {
      await api.orders.attention.tryAgain({ id })
      return redirectWithToast(here, 'Pedida de novo ao banco.')
    }
    await api.orders.attention.settle({ id, file_id })
    return redirectWithToast(here, 'Anotado, com o comprovante. Quem comprou foi avisado.')
  })

export default function AttentionPage({ loaderData: { refunds, differences, unopened } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title="Precisa de atenção" text="Dinheiro que espera por alguém da equipe." />
      {refunds.length + differences.length + unopened.length === 0 && (
        <EmptyState icon="circle-check" text="Nada espera por você: o dinheiro está onde deve estar." />
      )}
      <div className="max-w-3xl space-y-8">
        {unopened.length > 0 && (
          <section aria-labelledby="fechados" className="space-y-4">
            <h2 id="fechados" className="text-xl">
              Pagos, e fechados para quem pagou
            </h2>
            <p className="text-muted">Mostre de novo o que foi escondido, ou devolva o dinheiro no pedido.</p>
            <ul className="space-y-4">
              {unopened.map(({ title, url, orders }) => (
                <li key={url}>
                  <Link to={url} className="link font-semibold break-words">
                    {title}
                  </Link>
                  <OrderLinks orders={orders} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {refunds.length > 0 && (
          <section aria-labelledby="devolucoes" className="space-y-4">
            <h2 id="devolucoes" className="text-xl">
              Devoluções que o banco recusou
            </h2>
            {refunds.map((refund) => (
              <RefusedRefund key={refund.id} refund={refund} />
            ))}
          </section>
        )}
        {differences.length > 0 && (
          <section aria-labelledby="diferencas" className="space-y-4">
            <h2 id="diferencas" className="text-xl">
              Compras que não batem
            </h2>
            <p className="text-muted">O que mudou nos últimos dois minutos entra na próxima conferência.</p>
            {differences.map((one) => (
              <DifferenceCard key={one.orders[0]?.uuid} difference={one} />
            ))}
          </section>
        )}
      </div>
    </>
  )
}

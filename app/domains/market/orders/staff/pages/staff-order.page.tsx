import { formatDayTime } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { MoneyField } from '#ui/form/number-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { SureField } from '#ui/form/sure-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, moneyText, submit } from '#web/form.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { DisputeThread } from '../../orders/components/dispute-thread.tsx'
import { OrderArrival } from '../../orders/components/order-arrival.tsx'
import { OrderBadge } from '../../orders/components/order-badge.tsx'
import { OrderDelivery } from '../../orders/components/order-delivery.tsx'
import { OrderHistory } from '../../orders/components/order-history.tsx'
import { OrderItems } from '../../orders/components/order-items.tsx'
import { OrderRef } from '../../orders/orders.schemas.ts'
import { OrderMoney } from '../components/order-money.tsx'
import { DisputeDecision, type StaffOrder, StaffOrderReason, StaffOrderRefund } from '../staff-orders.schemas.ts'
import type { Route } from './+types/staff-order.page'

export const middleware = [access('can:marketplace.manage')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Pedido ${loaderData?.id ?? ''} em Pedidos das lojas`,
}))

function refOf(uuid: string) {
  const ref = OrderRef.safeParse({ uuid })
  if (!ref.success) throw notFound()
  return ref.data
}

export const loader = ({ params, context }: Route.LoaderArgs) => apiFor(context).orders.staff.show(refOf(params.slug))

export async function action(args: Route.ActionArgs) {
  const ref = refOf(args.params.slug)
  const done = (text: string) => redirectWithToast(`/admin/marketplace/pedidos/${ref.uuid}`, text)
  switch ((await formOf(args.request)).get('form')) {
    case 'cancel':
      return submit(args, StaffOrderReason.omit({ uuid: true }), async (api, input) => {
        await api.orders.staff.cancel({ ...input, ...ref })
        return done('Cancelado. Os dois lados foram avisados.')
      })
    case 'refund':
      return submit(args, StaffOrderRefund.omit({ uuid: true }).extend({ amount: moneyText }), async (api, input) => {
        await api.orders.staff.refund({ ...input, ...ref })
        return done('Devolução pedida ao banco.')
      })
    case 'decide':
      return submit(
        args,
        DisputeDecision.omit({ uuid: true }).extend({ amount: moneyText.default(0) }),
        async (api, input) => {
          await api.orders.staff.decide({ ...input, ...ref })
          return done('Decidido. Os dois lados foram avisados.')
        },
      )
    default:
      throw notFound()
  }
}

export default function StaffOrderPage({ loaderData: order, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title={`Pedido ${order.id}`}
        text={
          <span className="flex flex-wrap items-center gap-2">
            <OrderBadge state={order.state} />
            <span>
              {order.buyer?.nickname} comprou de {order.store.name}, {formatDayTime(order.created_at)}
            </span>
            <OrderArrival arrives={order.arrives} />
          </span>
        }
        crumbs={[{ to: '/admin/marketplace/pedidos', label: 'Pedidos' }, { label: `Pedido ${order.id}` }]}
        more={
          <LinkButton to={`/vendedor/dashboard/${order.store.slug}/pedidos/${order.uuid}`} icon="store">
            Ver como a loja
          </LinkButton>
        }
      />
      {actionData?.message && !actionData.errors && <Notice tone="error" title={actionData.message} />}
      <div className="mt-4 grid items-start gap-6 lg:grid-cols-2">
        <div className="min-w-0 space-y-6">
          {order.dispute && <Dispute order={order} dispute={order.dispute} />}
          <OrderItems order={order} />
          <OrderDelivery order={order} />
          {order.can.refund && <RefundCard order={order} />}
          {order.can.cancel && <CancelCard />}
        </div>
        <div className="min-w-0 space-y-6">
          <OrderMoney money={order.money} />
          <OrderHistory events={order.events} />
        </div>
      </div>
    </>
  )
}

type DisputeProps = { order: StaffOrder; dispute: NonNullable<StaffOrder['dispute']> }

const Dispute = ({ order: { uuid, left_amount }, dispute }: DisputeProps) => (
  <Card title="Problema">
    <div className="space-y-5">
      <DisputeThread dispute={dispute} filesAt={`/pedidos/${uuid}/anexos`} />
      {dispute.open && (
        <Form name="decide">
          <MoneyField
            name="amount"
            label="Volta para quem comprou"
            help={`Até ${formatMoney(left_amount)}. Zero decide a favor da loja.`}
            centavos={0}
          />
          <TextArea name="reason" label="Por que você decidiu assim" rows={3} maxLength={500} />
          <FormActions>
            <SubmitButton icon="scale">Decidir</SubmitButton>
          </FormActions>
        </Form>
      )}
    </div>
  </Card>
)

const RefundCard = ({ order }: { order: StaffOrder }) => (
  <Card title="Devolver um valor">
    <Form name="refund">
      <MoneyField
        name="amount"
        label="Valor"
        help={`Até ${formatMoney(order.left_amount)}, repartido por todos os itens e pelo frete.`}
      />
      <TextArea name="reason" label="Motivo da devolução" rows={2} maxLength={500} />
      <SureField />
      <FormActions>
        <SubmitButton tone="danger">Devolver</SubmitButton>
      </FormActions>
    </Form>
  </Card>
)

const CancelCard = () => (
  <Card title="Cancelar o pedido">
    <Form name="cancel">
      <TextArea
        name="reason"
        label="Motivo do cancelamento"
        help="Tudo volta para quem comprou. Sem pagamento, a cobrança inteira da compra é encerrada."
        rows={2}
        maxLength={500}
      />
      <FormActions>
        <SubmitButton tone="danger">Cancelar pedido</SubmitButton>
      </FormActions>
    </Form>
  </Card>
)

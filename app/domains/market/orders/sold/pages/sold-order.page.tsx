import { data } from 'react-router'
import { z } from 'zod'
import type { LabelState } from '#domains/market/freight/labels/label.kinds.ts'
import { deskOf } from '#domains/market/stores/store-desk.server.ts'
import { storePath } from '#domains/market/stores/store-menu.view.ts'
import { useProgress } from '#domains/people/privacy/ui.ts'
import { formatDayTime } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'
import { rowId } from '#shared/row-id.ts'
import { Card } from '#ui/components/card.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { afterConflict } from '#ui/document/after-conflict.ts'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, moneyText, submit } from '#web/form.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { OrderArrival } from '../../orders/components/order-arrival.tsx'
import { OrderBadge } from '../../orders/components/order-badge.tsx'
import { OrderDelivery } from '../../orders/components/order-delivery.tsx'
import { OrderHistory } from '../../orders/components/order-history.tsx'
import { OrderItems } from '../../orders/components/order-items.tsx'
import { PostBy } from '../../orders/components/post-by.tsx'
import { paymentStateWords } from '../../orders/order.words.ts'
import { type OrderDetail, OrderRef } from '../../orders/orders.schemas.ts'
import { Buyer } from '../components/buyer.tsx'
import { CorrectTracking } from '../components/correct-tracking.tsx'
import { DispatchCard } from '../components/dispatch-card.tsx'
import { RefundCard } from '../components/refund-card.tsx'
import { DisputeCard, ReturnCard } from '../components/trouble-cards.tsx'
import {
  DisputeOffer,
  OrderDelivered,
  OrderDispatchInput,
  OrderHandOver,
  OrderNote,
  OrderRefundAsk,
  ReturnReceived,
  StoreDisputeSay,
  StoreOrderCancel,
  TrackingCorrection,
} from '../sold-orders.schemas.ts'
import type { Route } from './+types/sold-order.page'

export const middleware = [access('store')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Pedido ${loaderData?.order.id ?? ''} de ${loaderData?.store.name ?? ''}`,
}))

function refOf({ slug, uuid }: { slug: string; uuid: string }) {
  const ref = OrderRef.safeParse({ uuid })
  if (!ref.success) throw notFound()
  return { ...ref.data, store: slug }
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const store = deskOf(context)
  return { store, order: await apiFor(context).orders.sold.show(refOf(params)) }
}

const address = { uuid: true, store: true } as const
const nothing = z.object({})
const optionalMoney = moneyText.default(0)
const RefundForm = OrderRefundAsk.omit(address).extend({
  intent: z.enum(['preview', 'refund']).default('preview'),
  lines: z.array(z.object({ line_id: rowId, amount: optionalMoney, canceled: z.number().int().min(0).default(0) })),
  freight: optionalMoney,
  reason: z.string().trim().max(500).default(''),
})

export async function action(args: Route.ActionArgs) {
  const ref = refOf(args.params)
  const done = (text: string) => redirectWithToast(storePath(ref.store, `/pedidos/${ref.uuid}`), text)
  switch ((await formOf(args.request)).get('form')) {
    case 'prepare':
      return submit(args, nothing, async (api) => {
        await api.orders.sold.prepare({ store: ref.store, uuids: [ref.uuid] })
        return done('Em separação.')
      })
    case 'dispatch':
      return submit(args, OrderDispatchInput.omit(address), async (api, input) => {
        const { state } = await api.orders.sold.dispatch({ ...input, ...ref })
        return done(state === 'enviado' ? 'Enviado. Quem comprou foi avisado.' : 'Parte enviada. Falta o resto.')
      })
    case 'label':
      return submit(args, nothing, async (api) => {
        await api.orders.sold.buyLabel(ref)
        return done('Comprando a etiqueta.')
      })
    case 'tracking':
      return submit(args, TrackingCorrection.omit(address), async (api, input) => {
        await api.orders.sold.correctTracking({ ...input, ...ref })
        return done('Rastreio corrigido. Quem comprou foi avisado.')
      })
    case 'ready':
      return submit(args, nothing, async (api) => {
        await api.orders.sold.ready(ref)
        return done('Avisamos que está pronto para retirar.')
      })
    case 'hand_over':
      return submit(args, OrderHandOver.omit(address), async (api, input) => {
        await api.orders.sold.handOver({ ...input, ...ref })
        return done('Retirada confirmada.')
      })
    case 'deliver':
      return submit(args, OrderDelivered.omit(address), async (api, input) => {
        await api.orders.sold.deliver({ ...input, ...ref })
        return done('Entrega confirmada.')
      })
    case 'cancel':
      return submit(args, StoreOrderCancel.omit(address), async (api, input) => {
        await api.orders.sold.cancel({ ...input, ...ref })
        return done('Cancelado. O valor volta para quem comprou.')
      })
    case 'refund':
      return submit(args, RefundForm, async (api, { intent, ...input }) => {
        if (intent === 'refund') {
          await api.orders.sold.refund({ ...input, ...ref })
          return done('Devolução pedida ao banco.')
        }
        const shares = await api.orders.sold.sharesOfRefund({ ...input, ...ref })
        return data({ shares, typed: typedOf(await formOf(args.request)) })
      })
    case 'returned':
      return submit(args, ReturnReceived.omit(address), async (api, input) => {
        await api.orders.sold.returned({ ...input, ...ref })
        return done('Conferido. O valor volta para quem comprou.')
      })
    case 'say':
      return submit(args, StoreDisputeSay.omit(address), async (api, input) => {
        await api.orders.sold.say({ ...input, ...ref })
        return done('Resposta enviada.')
      })
    case 'offer':
      return submit(args, DisputeOffer.omit(address).extend({ amount: moneyText }), async (api, input) => {
        await api.orders.sold.offer({ ...input, ...ref })
        return done('Proposta enviada.')
      })
    case 'note':
      return submit(args, OrderNote.omit(address), async (api, input) => {
        await api.orders.sold.note({ ...input, ...ref })
        return done('Anotado.')
      })
    default:
      throw notFound()
  }
}

const buyingStates: LabelState[] = ['pedida', 'no_carrinho', 'paga']

const typedOf = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))

export const shouldRevalidate = afterConflict

export default function SoldOrderPage({ loaderData: { store, order }, actionData }: Route.ComponentProps) {
  const at = storePath(store.slug, '/pedidos')
  useProgress(order.label !== null && buyingStates.includes(order.label.state))
  const preview = actionData && 'shares' in actionData ? actionData : null
  // What waits for the store stands first.
  const isTroubled =
    order.dispute?.open || order.withdrawal?.state === 'pedida' || order.withdrawal?.state === 'enviada'
  const troubles = (
    <>
      <ReturnCard order={order} />
      <DisputeCard order={order} filesAt={`/pedidos/${order.uuid}/anexos`} />
    </>
  )
  return (
    <>
      <PageHeader
        title={`Pedido ${order.id}`}
        text={
          <span className="flex flex-wrap items-center gap-2">
            <OrderBadge state={order.state} />
            <PostBy order={order} />
            <OrderArrival arrives={order.arrives} />
            <span>feito {formatDayTime(order.created_at)}</span>
          </span>
        }
        crumbs={[{ to: at, label: 'Pedidos' }, { label: `Pedido ${order.id}` }]}
      />
      {actionData && 'message' in actionData && actionData.message && !actionData.errors && (
        <Notice tone="error" title={actionData.message} />
      )}
      {/* What is sent, and to whom, is read before it is marked as sent. */}
      <div className="mt-4 grid items-start gap-6 lg:grid-cols-3 lg:grid-rows-[auto_1fr]">
        <div className="min-w-0 space-y-6 lg:col-span-2">
          {order.payment === 'contestado' && (
            <Notice tone="error" title="O banco de quem comprou contestou o pagamento">
              O valor está com o banco enquanto ele decide. Guarde o comprovante de envio: a nossa equipe vai pedir.
            </Notice>
          )}
          {isTroubled && troubles}
          <OrderItems order={order} />
        </div>
        <div className="min-w-0 space-y-6 lg:row-span-2">
          <Card title="Quem comprou">
            {order.buyer ? (
              <Buyer buyer={order.buyer} />
            ) : (
              <p className="text-muted">O nome e o endereço aparecem depois do pagamento.</p>
            )}
            <p className="text-muted">Pagamento: {paymentStateWords[order.payment]}</p>
            {order.note && <p className="mt-3 wrap-anywhere whitespace-pre-line">“{order.note}”</p>}
          </Card>
          <OrderDelivery order={order}>
            {order.can.correct_tracking ? (parcel) => <CorrectTracking parcel={parcel} /> : undefined}
          </OrderDelivery>
        </div>
        <div className="min-w-0 space-y-6 lg:col-span-2">
          <DispatchCard order={order} />
          {!isTroubled && troubles}
          <RefundCard order={order} shares={preview?.shares ?? null} typed={preview?.typed} />
          {order.can.cancel && <CancelCard order={order} />}
          {order.can.manage && (
            <Card title="Anotação da equipe">
              <Form key={order.events.filter(({ kind }) => kind === 'noted').length} name="note" once>
                <TextArea name="text" label="Anotação" help="Só a loja lê." rows={2} maxLength={500} />
                <SubmitButton tone="quiet">Anotar</SubmitButton>
              </Form>
            </Card>
          )}
          <OrderHistory events={order.events} />
        </div>
      </div>
    </>
  )
}

type CancelProps = { order: Pick<OrderDetail, 'total' | 'interest_amount' | 'left_amount'> }

/** After a part went back the rest does, with its own share of what was paid in interest. */
const CancelCard = ({ order: { total, interest_amount, left_amount } }: CancelProps) => (
  <Card title="Não consegue atender?">
    <p className="mb-4 text-muted">
      {left_amount === total
        ? `${formatMoney(total + interest_amount)} voltam para quem comprou`
        : `O que falta, ${formatMoney(left_amount)}${interest_amount ? ' e os juros disso' : ''}, volta para quem comprou`}
      , tudo volta ao estoque, e o pedido termina. Não dá para desfazer.
    </p>
    <Disclosure title="Cancelar e devolver tudo" icon="ban" inCard>
      <Form name="cancel">
        <TextArea name="reason" label="Motivo" help="Quem comprou vai ler." rows={2} maxLength={500} />
        <FormActions>
          <SubmitButton tone="danger" sending="Cancelando…">
            Cancelar e devolver tudo
          </SubmitButton>
        </FormActions>
      </Form>
    </Disclosure>
  </Card>
)

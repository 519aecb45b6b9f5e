import { z } from 'zod'
import { ChargeStatus } from '#domains/market/payments/charges/ui.ts'
import { ReviewCreate } from '#domains/market/products/reviews/product-reviews.schemas.ts'
import { now } from '#shared/clock.ts'
import { dayKey, formatDayTime } from '#shared/dates.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Link } from '#ui/components/link.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { afterConflict } from '#ui/document/after-conflict.ts'
import { pageMeta } from '#ui/document/page-meta.ts'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { ifPaidInWords } from '../../orders/arrival.words.ts'
import { OrderBadge } from '../../orders/components/order-badge.tsx'
import { OrderDelivery } from '../../orders/components/order-delivery.tsx'
import { OrderHistory } from '../../orders/components/order-history.tsx'
import { OrderItems } from '../../orders/components/order-items.tsx'
import { type OrderDetail, OrderRef } from '../../orders/orders.schemas.ts'
import { PayAgainCard } from '../../tries/components/pay-again-card.tsx'
import { alsoPaid } from '../also-paid.words.ts'
import { cancelWords } from '../cancel.words.ts'
import { OrderFiles } from '../components/order-files.tsx'
import { OrderTrack } from '../components/order-track.tsx'
import { OwedBack } from '../components/owed-back.tsx'
import { ProblemCard } from '../components/problem-card.tsx'
import { ReviewLine } from '../components/review-line.tsx'
import { WithdrawalCard } from '../components/withdrawal-card.tsx'
import {
  DisputeOpen,
  DisputeSay,
  OfferAnswer,
  OrderCancel,
  PayAgain,
  RefundPixKey,
  WithdrawalAsk,
  WithdrawalSent,
} from '../own-orders.schemas.ts'
import type { Route } from './+types/own-order.page'

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Pedido ${loaderData?.id ?? ''}`,
}))

const refOf = (params: object) => {
  const ref = OrderRef.safeParse(params)
  if (!ref.success) throw notFound()
  return ref.data
}

export const loader = ({ params, context }: Route.LoaderArgs) => apiFor(context).orders.own.show(refOf(params))

const nothing = z.object({})

export async function action(args: Route.ActionArgs) {
  const ref = refOf(args.params)
  const done = (text: string) => redirectWithToast(`/pedidos/${ref.uuid}`, text)
  const form = String((await formOf(args.request)).get('form'))
  if (form.startsWith('review-'))
    return submit(args, ReviewCreate, async (api, input) => {
      await api.products.reviews.create(input)
      return done('Sua avaliação está no ar. Obrigado!')
    })
  switch (form) {
    case 'cancel':
      return submit(args, OrderCancel.omit({ uuid: true }), async (api, input) => {
        await api.orders.own.cancel({ ...input, ...ref })
        return done('Pedido cancelado.')
      })
    case 'pay_again':
      return submit(args, PayAgain.omit({ uuid: true }), async (api, input) => {
        const { charge } = await api.orders.own.payAgain({ ...input, ...ref })
        return charge?.status === 'failed'
          ? redirectWithToast(`/pedidos/${ref.uuid}`, charge.failure_reason ?? 'O pagamento não passou.', 'error')
          : done(charge?.method === 'pix' ? 'Pague o PIX até o fim do prazo.' : 'Pagamento enviado.')
      })
    case 'received':
      return submit(args, nothing, async (api) => {
        await api.orders.own.received(ref)
        return done('Que bom que chegou. Conte o que achou, se quiser.')
      })
    case 'pix_key':
      return submit(args, RefundPixKey.omit({ uuid: true }), async (api, input) => {
        await api.orders.own.refundKey({ ...input, ...ref })
        return done('Chave guardada. Avisamos quando o valor sair.')
      })
    case 'withdraw':
      return submit(args, WithdrawalAsk.omit({ uuid: true }), async (api, input) => {
        // A field that was emptied is none of its line.
        const lines = input.lines.map(({ line_id, quantity = 0 }) => ({ line_id, quantity }))
        await api.orders.own.withdraw({ ...input, lines, ...ref })
        return done('Devolução pedida. Veja como enviar.')
      })
    case 'sent_back':
      return submit(args, WithdrawalSent.omit({ uuid: true }), async (api, input) => {
        await api.orders.own.sentBack({ ...input, ...ref })
        return done('Anotado. A loja foi avisada.')
      })
    case 'drop_withdrawal':
      return submit(args, nothing, async (api) => {
        await api.orders.own.dropWithdrawal(ref)
        return done('A devolução foi encerrada.')
      })
    case 'dispute':
      return submit(args, DisputeOpen.omit({ uuid: true }), async (api, input) => {
        await api.orders.own.dispute({ ...input, ...ref })
        return done('A loja foi avisada e vai responder aqui.')
      })
    case 'say':
      return submit(args, DisputeSay.omit({ uuid: true }), async (api, input) => {
        await api.orders.own.say({ ...input, ...ref })
        return done('Mensagem enviada.')
      })
    case 'accept':
      return submit(args, OfferAnswer.omit({ uuid: true }), async (api, input) => {
        await api.orders.own.accept({ ...input, ...ref })
        return done('Acordo feito. O valor está voltando.')
      })
    case 'decline':
      return submit(args, OfferAnswer.omit({ uuid: true }), async (api, input) => {
        await api.orders.own.decline({ ...input, ...ref })
        return done('Proposta recusada.')
      })
    case 'close_dispute':
      return submit(args, nothing, async (api) => {
        await api.orders.own.closeDispute(ref)
        return done('Problema encerrado.')
      })
    case 'again':
      return submit(args, nothing, async (api) => {
        const { added, missing } = await api.orders.own.again(ref)
        const gone = missing.length ? ` Sem estoque ou fora de venda: ${missing.join(', ')}.` : ''
        return added
          ? redirectWithToast('/carrinho', `De volta ao carrinho.${gone}`)
          : redirectWithToast(`/pedidos/${ref.uuid}`, `Nada deste pedido está à venda agora.${gone}`, 'error')
      })
    default:
      throw notFound()
  }
}

export const shouldRevalidate = afterConflict

export default function OwnOrderPage({ loaderData: order, actionData }: Route.ComponentProps) {
  const returning = order.withdrawal?.state === 'pedida' || order.withdrawal?.state === 'enviada'
  // What is to be paid, or comes back, is what one opens the page for.
  const moneyFirst = ['aguardando_pagamento', 'cancelado', 'reembolsado'].includes(order.state)
  const charge = (one: NonNullable<OrderDetail['charge']>) => (
    <ChargeStatus charge={one} also={alsoPaid(order)} ended={order.state === 'cancelado'} />
  )
  return (
    <div>
      <PageHeader
        title={`Pedido ${order.id}`}
        text={
          <span className="flex flex-wrap items-center gap-2">
            <OrderBadge state={order.state} delivery={order.delivery} />
            <Link to={`/loja/${order.store.slug}`} className="link">
              {order.store.name}
            </Link>
            <span>feito {formatDayTime(order.created_at)}</span>
          </span>
        }
        crumbs={[{ to: '/pedidos', label: 'Seus pedidos' }, { label: `Pedido ${order.id}` }]}
      />
      {actionData && 'message' in actionData && actionData.message && !actionData.errors && (
        <Notice tone="error" title={actionData.message} />
      )}
      <div className="mt-4 grid items-start gap-6 lg:grid-cols-3">
        <div className="min-w-0 space-y-6 lg:col-span-2">
          {order.opens.map(({ label, to }) => (
            <LinkButton key={to} to={to} tone="primary" icon="play" wide>
              {label}
            </LinkButton>
          ))}
          {returning && <WithdrawalCard order={order} />}
          {moneyFirst && order.charge && charge(order.charge)}
          <OrderTrack order={order} />
          <NextStep order={order} />
          <OwedBack order={order} />
          {order.arrives_if_paid && <p className="px-1">{ifPaidInWords(order.arrives_if_paid, dayKey(now()))}.</p>}
          <PayAgainCard order={order} key={order.charge?.uuid} />
          <OrderFiles order={order} />
          <OrderItems order={order}>
            {(line) => order.can.review && line.returned + line.canceled < line.quantity && <ReviewLine line={line} />}
          </OrderItems>
          <OrderDelivery order={order} />
          {!returning && <WithdrawalCard order={order} />}
          <ProblemCard order={order} />
        </div>
        <div className="min-w-0 space-y-6">
          {!moneyFirst && order.charge && charge(order.charge)}
          <Ways order={order} />
          {order.siblings.length > 0 && <Siblings order={order} />}
          <OrderHistory events={order.events} />
        </div>
      </div>
    </div>
  )
}

function NextStep({ order }: { order: OrderDetail }) {
  if (order.pickup_code)
    return (
      <Notice tone="success" title={`Pronto para retirar. Mostre este código: ${order.pickup_code}`}>
        Só mostre quando estiver com o pedido na mão: é ele que confirma a entrega.
      </Notice>
    )
  if (order.can.receive)
    return (
      <Notice
        title="Já chegou?"
        action={
          <Form name="received">
            <SubmitButton icon="package">Recebi</SubmitButton>
          </Form>
        }
      >
        Confirme quando tudo estiver com você. Os 7 dias para devolver contam daí.
      </Notice>
    )
  return null
}

const Ways = ({ order }: { order: OrderDetail }) => (
  <Card title="O que você pode fazer">
    <div className="flex flex-col gap-3 [&>*]:w-full">
      {order.can.receipt && (
        <LinkButton to={`/pedidos/${order.uuid}/comprovante`} icon="receipt" reload wide>
          Baixar comprovante
        </LinkButton>
      )}
      <Form name="again">
        <SubmitButton tone="quiet" icon="repeat" wide sending="Pondo no carrinho…">
          Comprar de novo
        </SubmitButton>
      </Form>
      {/* What is late has it beside its day. */}
      {!(order.arrives && dayKey(now()) > order.arrives.to) && (
        <LinkButton to={`/loja/${order.store.slug}/mensagens`} icon="message-circle" wide>
          Falar com a loja
        </LinkButton>
      )}
      {order.can.cancel && (
        <ConfirmButton
          pageTells
          label="Cancelar pedido"
          tone="danger"
          icon="ban"
          send={{ form: 'cancel' }}
          title="Cancelar este pedido?"
          confirm="Cancelar pedido"
          cancel="Manter pedido"
          box="Quero cancelar este pedido"
        >
          {cancelWords(order).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </ConfirmButton>
      )}
    </div>
  </Card>
)

const Siblings = ({ order }: { order: OrderDetail }) => (
  <Card title="Da mesma compra">
    <ul className="space-y-2">
      {order.siblings.map(({ uuid, id, store, state }) => (
        <li key={uuid} className="flex flex-wrap items-center justify-between gap-2">
          <Link to={`/pedidos/${uuid}`} className="link">
            Pedido {id}, {store}
          </Link>
          <OrderBadge state={state} />
        </li>
      ))}
    </ul>
  </Card>
)

import { z } from 'zod'
import { formatLongDay, formatNumericDay, onDay } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { Link } from '#ui/components/link.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Stat, Stats } from '#ui/components/stat.tsx'
import { afterConflict } from '#ui/document/after-conflict.ts'
import { pageMeta } from '#ui/document/page-meta.ts'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { cycleStateWords, intervalWords } from '../../subscriptions/subscription.words.ts'
import type { OwnSubscriptionDetail } from '../../subscriptions/subscriptions.schemas.ts'
import { StateBadge } from '../components/state-badge.tsx'
import type { Route } from './+types/own-subscription.page'

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData ? `Assinatura de ${loaderData.product.name}, ${loaderData.uuid.slice(-4)}` : 'Assinatura',
}))

export const loader = ({ params, context }: Route.LoaderArgs) => apiFor(context).subscriptions.own.show(params)

const Typed = z.object({
  act: z.enum(['cancel', 'resume', 'method', 'accept', 'decline']),
  reason: z.string().trim().max(300).default(''),
  method: z.enum(['pix', 'boleto']).default('pix'),
  price: z.coerce.number().int().default(0),
})

const done = {
  cancel: 'Cancelada. Vale até o fim do que está pago.',
  resume: 'Sua assinatura continua.',
  method: 'Pronto. As próximas cobranças vêm assim.',
  accept: 'Combinado. O novo preço vale a partir da data.',
  decline: 'Tudo bem. A assinatura termina no fim do que está pago.',
}

export const action = (args: Route.ActionArgs) =>
  submit(args, Typed, async ({ subscriptions: { own } }, { act, reason, method, price }) => {
    const { uuid } = args.params
    if (act === 'cancel') await own.cancel({ uuid, reason })
    else if (act === 'resume') await own.resume({ uuid })
    else if (act === 'method') await own.method({ uuid, method })
    else await own.price({ uuid, accept: act === 'accept', price })
    return redirectWithToast(`/assinaturas/${uuid}`, done[act])
  })

export const shouldRevalidate = afterConflict

export default function OwnSubscriptionPage({ loaderData: one, actionData }: Route.ComponentProps) {
  const { product, store, state } = one
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={product.name}
        text={`${product.plan}, de ${store.name}`}
        crumbs={[{ to: '/assinaturas', label: 'Suas assinaturas' }, { label: product.name }]}
      />
      {actionData?.message && !actionData.errors && <Notice tone="error">{actionData.message}</Notice>}
      <div className="space-y-6">
        <p>
          <StateBadge state={state} />
        </p>
        <Waiting one={one} />
        <NewPrice one={one} />
        <Facts one={one} />
        <Periods one={one} />
        {one.can.change_method && <Method one={one} />}
        <Leave one={one} />
      </div>
    </div>
  )
}

const Waiting = ({ one: { order_uuid, state, cancel_at } }: { one: OwnSubscriptionDetail }) => (
  <>
    {order_uuid && (
      <Notice
        tone="warning"
        title={state === 'pendente' ? 'Falta o primeiro pagamento' : 'Há uma cobrança para pagar'}
        action={
          <LinkButton to={`/pedidos/${order_uuid}`} tone="primary">
            Pagar
          </LinkButton>
        }
      >
        {state === 'pendente' ? 'A assinatura começa quando ele chegar.' : 'Pague para seguir com a assinatura.'}
      </Notice>
    )}
    {cancel_at && (
      <Notice tone="info" title={`Termina ${onDay(formatLongDay(cancel_at))}`}>
        Até lá tudo continua aberto, e nada mais será cobrado.
      </Notice>
    )}
  </>
)

function NewPrice({ one: { next_price, next_price_from, price, can } }: { one: OwnSubscriptionDetail }) {
  if (next_price === null || !next_price_from) return null
  return (
    <Notice tone="info" title={`De ${formatMoney(price)} para ${formatMoney(next_price)}`}>
      <p>O novo preço vale a partir do primeiro período depois de {formatLongDay(next_price_from)}.</p>
      {can.answer_price ? (
        <div className="mt-3 flex flex-wrap gap-2">
          <Form name="accept">
            <HiddenField name="act" value="accept" />
            <HiddenField name="price" value={next_price} />
            <SubmitButton>Aceitar o novo preço</SubmitButton>
          </Form>
          <ConfirmButton
            pageTells
            label="Não aceitar"
            send={{ act: 'decline', price: String(next_price) }}
            title="Não aceitar o novo preço?"
            confirm="Não aceitar"
          >
            A assinatura termina no fim do que está pago, e nada mais será cobrado.
          </ConfirmButton>
        </div>
      ) : (
        <p>Você já aceitou.</p>
      )}
    </Notice>
  )
}

const Facts = ({ one }: { one: OwnSubscriptionDetail }) => (
  <Stats>
    <Stat label="Preço" value={formatMoney(one.price)} hint={intervalWords[one.interval].per} />
    <Stat
      label="Aberta até"
      value={one.paid_until ? formatNumericDay(one.paid_until) : 'ainda não'}
      hint={one.gives_posts ? 'com os posts pagos' : undefined}
    />
    <Stat
      label="Próxima cobrança"
      value={one.next_charge_at ? formatNumericDay(one.next_charge_at) : 'nenhuma'}
      hint={one.next_charge_at ? `por ${one.method === 'boleto' ? 'boleto' : 'PIX'}` : undefined}
    />
  </Stats>
)

const Periods = ({ one: { cycles } }: { one: OwnSubscriptionDetail }) => (
  <Card title="Períodos">
    <ul className="divide-y divide-base-300">
      {cycles.map((cycle) => (
        <li key={cycle.starts_at.toISOString()} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
          <span className="figures flex-1 basis-52">
            {formatNumericDay(cycle.starts_at)} a {formatNumericDay(cycle.ends_at)}
          </span>
          <Badge tone={cycleStateWords[cycle.state].tone}>{cycleStateWords[cycle.state].label}</Badge>
          <span className="figures">{formatMoney(cycle.price)}</span>
          {cycle.order_uuid && (
            <Link to={`/pedidos/${cycle.order_uuid}`} className="link inline-flex min-h-11 items-center">
              Ver o pedido
            </Link>
          )}
        </li>
      ))}
    </ul>
  </Card>
)

const methods = [
  { value: 'pix', label: 'PIX', icon: 'qr-code' as const },
  { value: 'boleto', label: 'Boleto', icon: 'receipt' as const },
]

const Method = ({ one }: { one: OwnSubscriptionDetail }) => (
  <Disclosure title="Mudar a forma de pagamento" icon="banknote">
    <div className="px-5 pb-5">
      <Form name="method" values={{ method: one.method }}>
        <HiddenField name="act" value="method" />
        <RadioCards
          name="method"
          label="Como os próximos períodos chegam"
          cards={methods}
          help="Não guardamos cartão: por isso, as renovações vêm por PIX ou boleto."
        />
        <FormActions>
          <SubmitButton>Salvar</SubmitButton>
        </FormActions>
      </Form>
    </div>
  </Disclosure>
)

function Leave({ one }: { one: OwnSubscriptionDetail }) {
  const { can, paid_until } = one
  if (can.resume)
    return (
      <Form name="resume">
        <HiddenField name="act" value="resume" />
        <SubmitButton icon="undo-2">Continuar com a assinatura</SubmitButton>
      </Form>
    )
  if (!can.cancel) return null
  return (
    <Disclosure title="Cancelar a assinatura" icon="ban">
      <div className="px-5 pb-5">
        <p className="mb-4">
          {paid_until && !one.order_uuid
            ? `Tudo continua aberto até ${formatLongDay(paid_until)}. Depois disso nada mais é cobrado, e você pode voltar atrás até lá.`
            : 'Ela termina agora, e a cobrança em aberto é desfeita.'}
        </p>
        <Form name="cancel">
          <HiddenField name="act" value="cancel" />
          <TextArea name="reason" label="Por que você está saindo?" required={false} rows={2} maxLength={300} />
          <FormActions>
            <SubmitButton tone="danger" sending="Cancelando…">
              Cancelar a assinatura
            </SubmitButton>
          </FormActions>
        </Form>
      </div>
    </Disclosure>
  )
}

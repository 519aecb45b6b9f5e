import { data } from 'react-router'
import { z } from 'zod'
import { deskOf } from '#domains/market/stores/store-desk.server.ts'
import { storePath } from '#domains/market/stores/store-menu.view.ts'
import { formatLongDay } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'
import { plural } from '#shared/numbers.ts'
import { Opened } from '#shared/opened.ts'
import { pick } from '#shared/pick.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { CheckboxField } from '#ui/form/checkbox-field.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { SwitchField } from '#ui/form/switch-field.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { checkbox, formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { intervals } from '../../subscriptions/subscription.kinds.ts'
import { PRICE_NOTICE_DAYS } from '../../subscriptions/subscription.model.ts'
import { intervalWords } from '../../subscriptions/subscription.words.ts'
import type { Route } from './+types/plan.page'

export const middleware = [access('store')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData ? `Plano de ${loaderData.one.product.name} ${loaderData.one.variant_name}`.trim() : 'Plano',
}))

export async function loader({ params, context }: Route.LoaderArgs) {
  const { slug } = deskOf(context)
  const { data: all, can } = await apiFor(context).subscriptions.ofStore.plans({ store: slug })
  const one = all.find(({ variant_id }) => String(variant_id) === params.variant)
  if (!one) throw data({ statusCode: 404, message: 'Não encontramos esse plano nesta loja.' }, { status: 404 })
  return { one, manages: can.manage, store: slug }
}

const Typed = z.object({
  interval: z.enum(intervals, { error: 'Escolha de quanto em quanto tempo.' }),
  trial_days: z.number({ error: 'Escreva um número de dias, de 0 a 90.' }).int().min(0).max(90).default(0),
  gives_posts: checkbox,
  ships: checkbox,
  active: z.boolean().default(true),
  opened: Opened,
})
const Price = z.object({ price: z.number().int() })

export async function action(args: Route.ActionArgs) {
  const { slug: store } = deskOf(args.context)
  const ref = { store, variant_id: Number(args.params.variant) }
  if ((await formOf(args.request)).get('form') === 'price')
    return submit(args, Price.extend({ form: z.string() }), async ({ subscriptions: { ofStore } }, { price }) => {
      const { told, from } = await ofStore.tellPrice({ ...ref, price })
      const who = plural(told, 'pessoa avisada', 'pessoas avisadas')
      return redirectWithToast(args.url.pathname, `${who}. O novo preço vale depois de ${formatLongDay(from)}.`)
    })
  return submit(args, Typed, async ({ subscriptions: { ofStore } }, terms) => {
    await ofStore.savePlan({ ...ref, ...terms })
    return redirectWithToast(storePath(store, '/assinaturas'), 'O plano está salvo.')
  })
}

export default function PlanPage({ loaderData: { one, manages, store }, actionData }: Route.ComponentProps) {
  const { plan, product, variant_name, price, subscribers, on_other_price } = one
  const back = storePath(store, '/assinaturas')
  return (
    <div className="max-w-3xl">
      <PageHeader
        title={variant_name ? `${product.name}, ${variant_name}` : product.name}
        text={`${formatMoney(price)}. O preço e as fotos são do produto.`}
        crumbs={[{ to: back, label: 'Assinaturas' }, { label: 'Plano' }]}
        more={<LinkButton to={storePath(store, `/produtos/${product.slug}`)}>Abrir o produto</LinkButton>}
      />
      {actionData?.message && !actionData.errors && <Notice tone="error">{actionData.message}</Notice>}
      {!manages ? (
        <Notice tone="info">Você vê, mas não edita: seu papel nesta loja é de leitura.</Notice>
      ) : (
        <div className="space-y-6">
          {subscribers > 0 && (
            <Notice tone="info" title={plural(subscribers, 'pessoa já assina', 'pessoas já assinam')}>
              O período e o que o plano dá não mudam mais. Para mudar, crie outra opção no produto.
            </Notice>
          )}
          <Form
            name="plan"
            values={valuesOf(plan)}
            opened={plan ? pick(plan, 'interval', 'trial_days', 'gives_posts', 'ships', 'active') : undefined}
            guard
          >
            <RadioCards
              name="interval"
              label="Cobrar"
              cards={intervals.map((value) => ({
                value,
                label: intervalWords[value].label,
                text: `${formatMoney(price)} ${intervalWords[value].per}`,
              }))}
            />
            <fieldset>
              <legend className="font-medium">O que a assinatura dá</legend>
              <CheckboxField
                name="gives_posts"
                label="Ler os posts pagos de quem é dono da loja"
                help="Abre quando o pagamento chega e fecha quando acaba."
              />
              <CheckboxField
                name="ships"
                label="Uma caixa a cada período"
                help="Cada período pago vira um pedido para enviar. O frete já está no preço."
              />
            </fieldset>
            <NumberField
              name="trial_days"
              label="Dias de teste grátis"
              unit="dias"
              whole
              required={false}
              help="De 0 a 90. Cada pessoa testa uma vez só. Caixas não saem durante o teste."
            />
            <SwitchField
              name="active"
              label="Recebe novas assinaturas"
              help="Fechado, quem já assina continua."
              on={{ label: 'Aberto' }}
              off={{ label: 'Fechado' }}
            />
            <FormActions>
              <LinkButton to={back}>Cancelar</LinkButton>
              <SubmitButton sending="Salvando…">Salvar plano</SubmitButton>
            </FormActions>
          </Form>
          {on_other_price > 0 && (
            <Card title="Preço de quem já assina">
              <p className="mb-4">
                {plural(on_other_price, 'pessoa paga', 'pessoas pagam')} outro preço. Quem já assina só muda se aceitar,
                avisado {PRICE_NOTICE_DAYS} dias antes.
              </p>
              <ConfirmButton
                pageTells
                label="Avisar do novo preço"
                send={{ form: 'price', price: String(price) }}
                title={`Avisar que o preço vai para ${formatMoney(price)}?`}
                confirm="Avisar"
              >
                Cada pessoa recebe um e-mail. Quem não aceitar até a data sai no fim do período pago.
              </ConfirmButton>
            </Card>
          )}
        </div>
      )}
    </div>
  )
}

const valuesOf = (
  plan: { interval: string; trial_days: number; gives_posts: boolean; ships: boolean; active: boolean } | null,
) => ({
  interval: plan?.interval ?? 'mensal',
  trial_days: String(plan?.trial_days ?? 0),
  gives_posts: plan?.gives_posts ? 'true' : '',
  ships: plan?.ships ? 'true' : '',
  active: String(plan?.active ?? true),
})

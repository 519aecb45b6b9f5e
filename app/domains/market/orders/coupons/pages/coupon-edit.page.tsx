import { z } from 'zod'
import { deskOf } from '#domains/market/stores/store-desk.server.ts'
import { storePath } from '#domains/market/stores/store-menu.view.ts'
import { dayKey } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'
import { plural } from '#shared/numbers.ts'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Stat, Stats } from '#ui/components/stat.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { underNames } from '#web/under-names.server.ts'
import { CouponForm, WhoPays } from '../components/coupon-form.tsx'
import { CouponLink } from '../components/coupon-link.tsx'
import { couponTyped, couponValues, CouponForm as Schema } from '../coupon.form.ts'
import { couponStateWords } from '../coupon.words.ts'
import { couponFields } from '../coupon-fields.form.ts'
import { couponSays } from '../coupon-terms.words.ts'
import type { Route } from './+types/coupon-edit.page'
import { couponProducts } from './coupon-products.server.ts'

export const middleware = [access('store')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && `Cupom ${loaderData.coupon.code} de ${loaderData.store.name}`,
}))

export async function loader({ context, params }: Route.LoaderArgs) {
  const { slug, name, can } = deskOf(context)
  const api = apiFor(context)
  const coupon = await api.orders.coupons.show({ store: slug, id: Number(params.id) })
  const manages = can['coupons.manage']
  const { site } = context.get(requestContext).env
  return {
    coupon,
    store: { slug, name },
    manages,
    products: manages ? await couponProducts(api, slug) : [],
    link: `${site.url}/carrinho?cupom=${coupon.code}`,
  }
}

export async function action(args: Route.ActionArgs) {
  const { slug: store } = deskOf(args.context)
  const ref = { store, id: Number(args.params.id) }
  const all = storePath(store, '/cupons')
  if ((await formOf(args.request)).get('step') === 'delete')
    return submit(args, z.object({}), async (api) => {
      await api.orders.coupons.remove(ref)
      return redirectWithToast(all, 'O cupom foi apagado.')
    })
  return submit(args, Schema, async (api, typed) => {
    await underNames(couponNames, () => api.orders.coupons.change({ ...couponTyped(typed), ...ref }))
    return redirectWithToast(`${all}/${ref.id}`, 'Cupom salvo.')
  })
}

const dayOf = (moment: unknown, less = 0) => (moment ? dayKey(new Date(String(moment)).getTime() - less) : '')
const couponNames = {
  bps: { field: 'percent', say: (bps: unknown) => (typeof bps === 'number' ? bps / 100 : null) },
  starts_at: { field: 'from', say: (at: unknown) => dayOf(at) },
  ends_at: { field: 'to', say: (at: unknown) => dayOf(at, 1) },
}

export default function CouponEditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { coupon, store, manages, products, link } = loaderData
  const { code, state, uses, max_uses, orders, sold, discounted } = coupon
  const all = storePath(store.slug, '/cupons')
  return (
    <div className="max-w-3xl space-y-6">
      <PageHeader
        title={code}
        text={
          <>
            <Badge tone={couponStateWords[state].tone}>{couponStateWords[state].label}</Badge> {couponSays(coupon)}
          </>
        }
        crumbs={[{ to: all, label: 'Cupons' }, { label: code }]}
      />
      <Stats>
        <Stat label="Usos" value={max_uses === null ? String(uses) : `${uses} de ${max_uses}`} />
        <Stat label="Pedidos pagos" value={String(orders)} />
        <Stat label="Vendas" value={formatMoney(sold)} />
        <Stat label="Desconto dado" value={formatMoney(discounted)} />
      </Stats>
      <CouponLink url={link} />
      {manages ? (
        <>
          <CouponForm
            key={JSON.stringify(coupon)}
            values={couponValues(coupon)}
            opened={couponFields(coupon)}
            typed={actionData?.values}
            products={products}
            used={uses > 0}
          >
            <FormActions>
              <LinkButton to={all}>Cancelar</LinkButton>
              <SubmitButton sending="Salvando…">Salvar</SubmitButton>
            </FormActions>
          </CouponForm>
          <ConfirmButton
            label="Apagar cupom"
            tone="danger"
            icon="trash-2"
            send={{ step: 'delete' }}
            title={`Apagar ${code}?`}
            confirm="Apagar cupom"
            box="Sim, quero apagar"
          >
            Ele sai dos carrinhos em que está e ninguém mais usa.{' '}
            {orders > 0 && `${plural(orders, 'pedido continua', 'pedidos continuam')} com o desconto. `}
            Se for só por um tempo, desligue.
          </ConfirmButton>
        </>
      ) : (
        <Notice title="Você vê, mas não edita">Seu papel nesta loja é de leitura. Fale com quem é dono dela.</Notice>
      )}
      <WhoPays />
    </div>
  )
}

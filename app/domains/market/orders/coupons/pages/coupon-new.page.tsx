import { deskOf } from '#domains/market/stores/store-desk.server.ts'
import { storePath } from '#domains/market/stores/store-menu.view.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { CouponForm, WhoPays } from '../components/coupon-form.tsx'
import { couponTyped, CouponForm as Schema } from '../coupon.form.ts'
import type { Route } from './+types/coupon-new.page'
import { couponProducts } from './coupon-products.server.ts'
import { suggestCode } from './suggest-code.server.ts'

export const middleware = [access('store')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Novo cupom de ${loaderData?.store.name ?? ''}`,
}))

export async function loader({ context }: Route.LoaderArgs) {
  const { slug, name, can } = deskOf(context)
  const manages = can['coupons.manage']
  const products = manages ? await couponProducts(apiFor(context), slug) : []
  return { store: { slug, name }, manages, products, code: suggestCode(name) }
}

export async function action(args: Route.ActionArgs) {
  const { slug: store } = deskOf(args.context)
  return submit(args, Schema, async (api, typed) => {
    const { id, code } = await api.orders.coupons.create({ ...couponTyped(typed), store })
    return redirectWithToast(storePath(store, `/cupons/${id}`), `${code} está pronto. Agora é só divulgar.`)
  })
}

export default function CouponNewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { store, manages, products, code } = loaderData
  const all = storePath(store.slug, '/cupons')
  return (
    <div className="max-w-3xl space-y-6">
      <PageHeader
        title="Novo cupom"
        text="Sugerimos um código; troque pelo que quiser."
        crumbs={[{ to: all, label: 'Cupons' }, { label: 'Novo' }]}
      />
      {manages ? (
        <CouponForm
          values={{ code, kind: 'percentual', max_per_user: 1, active: 'true' }}
          typed={actionData?.values}
          products={products}
        >
          <FormActions>
            <LinkButton to={all}>Cancelar</LinkButton>
            <SubmitButton sending="Criando…">Criar cupom</SubmitButton>
          </FormActions>
        </CouponForm>
      ) : (
        <Notice title="Você vê, mas não cria">Seu papel nesta loja é de leitura. Fale com quem é dono dela.</Notice>
      )}
      <WhoPays />
    </div>
  )
}

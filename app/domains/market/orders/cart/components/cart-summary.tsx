import { useActionData } from 'react-router'
import type { FormResult } from '#shared/form-result.ts'
import { applyMask } from '#shared/masks.ts'
import { formatMoney } from '#shared/money.ts'
import { plural } from '#shared/numbers.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useRootData } from '#ui/root-data.ts'
import { keptDiscount } from '../../coupons/coupon-terms.words.ts'
import type { CartView } from '../cart.schemas.ts'
import { boughtCount } from '../cart-count.model.ts'
import type { FreightEstimate } from '../freight-estimate.view.ts'
import { AmountRows } from './amount-rows.tsx'

/** Coupons, sums and the way on. */
export function CartSummary({ cart, estimate }: { cart: CartView; estimate: FreightEstimate | null }) {
  const refused = useActionData() as FormResult | undefined
  const total = estimate?.total ?? cart.goods_amount - cart.discount_amount
  const sent = cart.stores.filter(({ ships }) => ships)
  // Their rows stand from the beginning, so that nothing moves when the sums come.
  const asked = useRootData()?.viewer ? sent : []
  return (
    <Card title="Resumo" level={2}>
      <div className="space-y-4">
        <AmountRows
          rows={[
            [plural(boughtCount(cart), 'item', 'itens'), cart.goods_amount],
            ['Descontos', -cart.discount_amount],
            ...asked.map(
              ({ id, name }) =>
                [
                  sent.length > 1 ? `Frete, ${name}` : 'Frete estimado',
                  estimate ? estimate.freights[id] || 'grátis' : 'no próximo passo',
                ] as const,
            ),
          ]}
          total={[!sent.length ? 'Total' : estimate ? 'Total estimado' : 'Total sem frete', total]}
        />
        {cart.coupons.map(({ code, problem }) => (
          <Form key={code} name={`coupon-${code}`} className="flex items-center justify-between gap-3">
            <HiddenField name="code" value={code} />
            <div>
              <p className="font-medium">{code}</p>
              {problem && <p className="text-sm text-error">{problem}</p>}
            </div>
            <SubmitButton name="intent" value="take-coupon" tone="plain" sending="Tirando…">
              Tirar
            </SubmitButton>
          </Form>
        ))}
        {cart.discount_amount > 0 && <p className="text-sm text-muted">{keptDiscount}</p>}
        {/* One field: what is wrong stands beside it, and not above too. */}
        <Form name="coupon" result={refused?.errors?.code && { ...refused, message: undefined }} className="space-y-3">
          <TextField
            name="code"
            label="Cupom"
            maxLength={30}
            required={false}
            autoComplete="off"
            beside={
              <SubmitButton name="intent" value="coupon" tone="quiet" sending="Vendo…">
                Usar
              </SubmitButton>
            }
          />
        </Form>
        {cart.blocked ? (
          <p className="text-sm text-error">Resolva o que está em vermelho para continuar.</p>
        ) : !cart.stores.length ? (
          <p className="text-sm text-muted">Nada do carrinho pode ser comprado agora: ele espera a loja reabrir.</p>
        ) : (
          <div className="buy-bar flex gap-2">
            <p className="mr-auto self-center leading-tight desk:hidden">
              <span className="figures block font-semibold">{formatMoney(total)}</span>
              {sent.length > 0 && <span className="text-sm text-muted">{estimate ? 'com frete' : 'sem frete'}</span>}
            </p>
            <LinkButton to="/checkout" tone="primary" icon="arrow-right" className="desk:flex-1">
              Fechar pedido
            </LinkButton>
          </div>
        )}
        <p className="text-sm text-muted">
          {estimate?.why && `${estimate.why}. `}
          {estimate
            ? `Frete estimado para ${applyMask('cep', estimate.cep)}: a entrega você escolhe no próximo passo.`
            : sent.length > 0 && 'O frete aparece no próximo passo.'}{' '}
          Até 12x no cartão, de {formatMoney(500)} por parcela para cima.
        </p>
      </div>
    </Card>
  )
}

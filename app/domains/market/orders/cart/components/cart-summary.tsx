import { formatMoney } from '#shared/money.ts'
import { plural } from '#shared/numbers.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { keptDiscount } from '../../coupons/coupon-terms.words.ts'
import type { CartView } from '../cart.schemas.ts'
import { boughtCount } from '../cart-count.model.ts'
import { AmountRows } from './amount-rows.tsx'

/** Coupons, sums and the way on. */
export function CartSummary({ cart }: { cart: CartView }) {
  const total = cart.goods_amount - cart.discount_amount
  return (
    <Card title="Resumo" level={2}>
      <div className="space-y-4">
        <AmountRows
          rows={[
            [plural(boughtCount(cart), 'item', 'itens'), cart.goods_amount],
            ['Descontos', -cart.discount_amount],
          ]}
          total={['Total sem frete', total]}
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
        <Form name="coupon" className="space-y-3">
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
              <span className="text-sm text-muted">sem frete</span>
            </p>
            <LinkButton to="/checkout" tone="primary" icon="arrow-right" className="desk:flex-1">
              Fechar pedido
            </LinkButton>
          </div>
        )}
        <p className="text-sm text-muted">
          O frete aparece no próximo passo. Até 12x no cartão, de {formatMoney(500)} por parcela para cima.
        </p>
      </div>
    </Card>
  )
}

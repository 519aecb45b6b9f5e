import { type ReactNode, useState } from 'react'
import { Card } from '#ui/components/card.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { CheckboxField } from '#ui/form/checkbox-field.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Form } from '#ui/form/form.tsx'
import type { FormValues } from '#ui/form/form-context.ts'
import { MoneyField, NumberField } from '#ui/form/number-field.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { SwitchField } from '#ui/form/switch-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { couponKinds } from '../coupon.kinds.ts'
import { couponKindWords } from '../coupon.words.ts'
import { keptDiscount } from '../coupon-terms.words.ts'

type Props = {
  values: FormValues
  opened?: object
  typed?: FormValues
  products: { id: number; name: string }[]
  /** The code is known to buyers and stays. */
  used?: boolean
  children: ReactNode
}

/** A coupon as its store writes it. What the chosen kind does not need is asked without scripts only, and ignored. */
export function CouponForm({ values, opened, typed, products, used, children }: Props) {
  const [kind, setKind] = useState(String(typed?.kind ?? values.kind))
  const chosen = values.product_ids
  return (
    <Form
      name="coupon"
      values={values}
      opened={opened}
      guard
      onTyped={(form) => setKind(String(new FormData(form).get('kind') ?? kind))}
    >
      <TextField
        name="code"
        label="Código"
        help={used ? 'Já foi usado: fica com esse código.' : 'O que a pessoa digita no carrinho. Letras e números.'}
        maxLength={30}
        readOnly={used}
        autoComplete="off"
      />
      <RadioCards
        name="kind"
        label="O que o cupom dá"
        cards={couponKinds.map((value) => ({
          value,
          ...couponKindWords[value],
          icon: ({ percentual: 'percent', valor: 'banknote', frete_gratis: 'truck' } as const)[value],
        }))}
      />
      {kind === 'percentual' && <NumberField name="percent" label="Desconto" unit="%" />}
      {kind === 'valor' && (
        <MoneyField name="amount" label="Desconto" help="Nunca passa do valor dos produtos a que se aplica." />
      )}
      {kind === 'frete_gratis' && (
        <MoneyField
          name="most_freight"
          label="Frete até"
          required={false}
          help="O que passar disso, a pessoa paga. Em branco: o frete inteiro."
        />
      )}
      <MoneyField
        name="min_goods"
        label="Compra mínima"
        required={false}
        help="Em produtos desta loja, sem o frete. Em branco: qualquer valor."
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField name="from" label="Vale a partir de" required={false} />
        <DateField name="to" label="Último dia" required={false} help="Vale até o fim desse dia." />
        <NumberField
          name="max_uses"
          label="Usos no total"
          whole
          required={false}
          help="Em branco: sem limite."
          unit="vezes"
        />
        <NumberField name="max_per_user" label="Usos por pessoa" whole unit="vezes" />
      </div>
      <CheckboxField
        name="first_purchase"
        label="Só para a primeira compra nesta loja"
        help="Quem já comprou aqui não consegue usar; um pedido com esse desconto que espera o pagamento também conta."
      />
      {products.length > 0 && (
        <Disclosure title="Só para alguns produtos" icon="package" open={Array.isArray(chosen) && chosen.length > 0}>
          <fieldset className="max-h-80 overflow-y-auto px-5 pb-4">
            <legend className="pb-2 text-sm text-muted">Sem nenhum marcado, vale para toda a loja.</legend>
            {products.map(({ id, name }) => (
              <CheckboxField key={id} name="product_ids" value={String(id)} label={name} />
            ))}
          </fieldset>
        </Disclosure>
      )}
      <SwitchField name="active" label="Cupom ligado" on={{ label: 'Sim' }} off={{ label: 'Não' }} />
      {children}
    </Form>
  )
}

/** Who pays for it, said where it is made. */
export const WhoPays = () => (
  <Card title="Como calculamos">
    <ul className="list-disc space-y-2 ps-5 text-[0.9375rem]">
      <li>A loja paga o desconto: ele sai do valor dos produtos antes da taxa da plataforma.</li>
      <li>Um percentual é arredondado para baixo, no centavo, e repartido entre os produtos pelo preço de cada um.</li>
      <li>Vale um cupom por loja em cada compra.</li>
      <li>Se o pedido não for pago, o uso volta para o cupom.</li>
      <li>{keptDiscount}</li>
    </ul>
  </Card>
)

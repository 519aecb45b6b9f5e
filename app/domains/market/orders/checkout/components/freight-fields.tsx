import { useNavigation, useSubmit } from 'react-router'
import { inAnotherState } from '#domains/market/freight/quotes/pickup-order.model.ts'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { useField } from '#ui/form/form-context.ts'
import { MaskedField } from '#ui/form/masked-field.tsx'
import type { CheckoutView } from '../checkout.schemas.ts'
import { freightText } from '../freight.words.ts'
import { freightField, freightSearch } from '../freight-search.form.ts'
import { isKnown } from '../ship-to.view.ts'
import { KnownShipTo } from './ship-to-fields.tsx'

/** Reckons anew, by the URL, with what the form holds; what else was typed stays. */
export function useReckoning() {
  const submit = useSubmit()
  return (form: HTMLFormElement) =>
    void submit(freightSearch(new FormData(form)), { method: 'get', replace: true, preventScrollReset: true })
}

/**
 * Where to, and how: what is chosen lies in the URL, so that the sums follow. In the form that buys, so that the CEP on
 * screen is the one sent along, with or without scripts.
 */
export function FreightFields({ checkout }: { checkout: CheckoutView }) {
  const { stores, address } = checkout
  const known = isKnown(checkout) && address
  const ways = stores.map(
    (store, at) => store.ships && <Ways key={`${store.id} ${store.quote}`} store={store} at={at} cep={checkout.cep} />,
  )
  return (
    <Card title="Entrega" level={2} bare>
      {known && (
        <KnownShipTo known={known}>
          <Cep cep={checkout.cep} />
        </KnownShipTo>
      )}
      <div className={`space-y-4 px-5 pb-5 ${known ? 'border-t border-base-300 pt-4' : ''}`}>
        {!known && <Cep cep={checkout.cep} />}
        {ways}
      </div>
    </Card>
  )
}

function Cep({ cep }: Pick<CheckoutView, 'cep'>) {
  const reckon = useReckoning()
  const calculating = useNavigation().formMethod === 'GET'
  return (
    <MaskedField
      mask="cep"
      name="address.cep"
      label="CEP de entrega"
      autoComplete="postal-code"
      defaultValue={cep}
      beside={
        <Button
          type="submit"
          name="intent"
          value="freight"
          waiting={calculating}
          onClick={(event) => {
            event.preventDefault()
            if (event.currentTarget.form) reckon(event.currentTarget.form)
          }}
        >
          {calculating ? 'Calculando…' : 'Calcular'}
        </Button>
      }
    />
  )
}

type Store = CheckoutView['stores'][number]

function Ways({ store, at, cep }: { store: Store; at: number } & Pick<CheckoutView, 'cep'>) {
  const name = freightField(at)
  const { value: picked } = useField(name, store.chosen)
  // What was picked may be offered no more: then the sums are of what stands chosen.
  const value = store.options.some(({ key }) => key === picked) ? picked : store.chosen
  const { options } = store
  const far = options.filter(({ place }) => cep && inAnotherState(place, cep))
  const near = options.filter((option) => !far.includes(option))
  const cities = [...new Set(far.map(({ place }) => place && `${place.city}, ${place.uf}`))]
  const way = (option: Store['options'][number]) => (
    <Way key={option.key} name={name} option={option} chosen={option.key === value} />
  )
  return (
    <fieldset className="space-y-2">
      <legend className="mb-2 font-medium">{store.name}</legend>
      {!store.quote && <p className="text-muted">Escreva o CEP para ver as entregas desta loja.</p>}
      {store.quote && !store.options.length && (
        <Notice tone="warning">
          Esta loja não tem entrega para este CEP com esta quantidade. Diminua a quantidade ou tire os produtos dela
          para continuar.
        </Notice>
      )}
      {near.map(way)}
      {far.length > 0 && (
        <details open={!near.length || far.some(({ key }) => key === value)}>
          <summary className="link flex min-h-11 items-center">Retirar em {cities.join(' ou ')}</summary>
          <div className="space-y-2">{far.map(way)}</div>
        </details>
      )}
    </fieldset>
  )
}

type WayProps = { name: string; option: Store['options'][number]; chosen: boolean }

const Way = ({ name, option, chosen }: WayProps) => (
  <label className="flex cursor-pointer items-start gap-3 rounded-field border border-edge p-3 hover:bg-base-200 has-checked:border-primary has-checked:bg-primary/8 has-checked:ring-1 has-checked:ring-primary">
    <input
      type="radio"
      name={name}
      value={option.key}
      defaultChecked={chosen}
      className="radio radio-primary radio-sm"
    />
    <span>
      <span className="block font-medium">{option.name}</span>
      <span className="text-sm text-muted">{freightText(option)}</span>
    </span>
  </label>
)

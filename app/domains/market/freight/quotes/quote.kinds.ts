export const freightKinds = ['tabela', 'retirada', 'melhor_envio'] as const
export type FreightKind = (typeof freightKinds)[number]

/** One way of having a store's things brought. `key` names it within its quote. */
export type FreightOption = {
  key: string
  kind: FreightKind
  name: string
  price: number
  /** Working days from payment; none for what is picked up when agreed. */
  days_min: number | null
  days_max: number | null
  /** Where and when to pick up, why it costs nothing, or what the carrier says. */
  note: string
  /** Where it is picked up. */
  place?: { city: string; uf: string }
  /** The street and number there: kept with the order, told to who has paid. */
  street?: string
}

/** A way that is not offered, and why; `again`: a disturbance that may be over soon, so it is asked again before long. */
export type LeftOut = { name: string; reason: string; again: boolean }

/** Chosen of what was offered: kept with the order, so that a dispute can show both. */
export type FreightChoice = {
  quote: string
  quoted_at: string
  cep: string
  option: FreightOption
  offered: FreightOption[]
}

/** What is to be brought: the sum of each variant. */
export type FreightItem = {
  variant_id: number
  quantity: number
  unit_price: number
  weight_grams: number
  length_cm: number
  width_cm: number
  height_cm: number
}

export type GivenDose = {
  name: string
  amount: number
  unit: 'ml/L' | 'g/L' | 'ml' | 'g'
  /** Of the watering in which it was given. */
  volume_ml: number | null
  /** Of the owner's item: price of one piece in centavos, and its content. */
  price: number | null
  content_ml: number | null
  content_g: number | null
}
export type InputCost = { name: string; used: number; unit: 'ml' | 'g'; centavos: number }
export type LeftOut = { name: string; why: 'sem-preco' | 'sem-conteudo' | 'sem-volume'; doses: number }

/**
 * Cost of the doses: amount (ml or g; ml/L and g/L times the litres given) × price of a piece ÷ its content. A dose
 * without a price is returned in `left_out` with the reason, never counted as 0.
 */
export function inputCosts(doses: GivenDose[]): { used: InputCost[]; left_out: LeftOut[] } {
  const used = new Map<string, InputCost>()
  const left_out = new Map<string, LeftOut>()
  for (const dose of doses) {
    const unit = dose.unit.startsWith('ml') ? ('ml' as const) : ('g' as const)
    const amount = amountOf(dose)
    const content = unit === 'ml' ? dose.content_ml : dose.content_g
    const why = dose.price === null ? 'sem-preco' : !content ? 'sem-conteudo' : amount === null ? 'sem-volume' : null
    if (why) {
      const key = `${dose.name} ${why}`
      left_out.set(key, { name: dose.name, why, doses: (left_out.get(key)?.doses ?? 0) + 1 })
      continue
    }
    const key = `${dose.name} ${unit}`
    const line = used.get(key) ?? { name: dose.name, used: 0, unit, centavos: 0 }
    const more = amount as number
    used.set(key, {
      ...line,
      used: line.used + more,
      centavos: line.centavos + (more * (dose.price as number)) / (content as number),
    })
  }
  return { used: [...used.values()], left_out: [...left_out.values()] }
}

/** ml or g of one dose; a concentration requires the volume in litres. */
function amountOf({ amount, unit, volume_ml }: GivenDose): number | null {
  if (unit === 'ml' || unit === 'g') return amount
  return volume_ml === null ? null : (amount * volume_ml) / 1000
}

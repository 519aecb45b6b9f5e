import type { FreightItem } from './quote.kinds.ts'

/** A parcel as carriers take it: grams and whole centimetres. */
export type Parcel = { grams: number; length_cm: number; width_cm: number; height_cm: number; value: number }

/** The Correios take 30 kg, one metre on the longest side and two in all; other carriers take that too. */
const MOST_GRAMS = 30_000
const MOST_SIDE = 100
const MOST_SIDES = 200
/** More is no parcel but a haul: it is not quoted. */
export const MOST_PARCELS = 10

/** Below these the Correios take no parcel: smaller things travel in a box of this size. */
const LEAST = { length_cm: 16, width_cm: 11, height_cm: 2 }

type Unit = Parcel

/**
 * What is sent, in parcels: things are laid flat and stacked, heaviest first, each into the first parcel that still
 * holds it. null when one thing alone is more than a parcel takes, or there are too many.
 */
export function parcelsOf(items: FreightItem[]): Parcel[] | null {
  const units = items.flatMap(unitsOf).sort((a, b) => b.grams - a.grams || volume(b) - volume(a))
  const parcels: Parcel[] = []
  for (const unit of units) {
    const at = parcels.findIndex((parcel) => fits(stacked(parcel, unit)))
    const there = parcels[at]
    if (there) parcels[at] = stacked(there, unit)
    else if (fits(unit) && parcels.length < MOST_PARCELS) parcels.push(unit)
    else return null
  }
  return parcels.map((parcel) => ({
    ...parcel,
    length_cm: Math.max(parcel.length_cm, LEAST.length_cm),
    width_cm: Math.max(parcel.width_cm, LEAST.width_cm),
    height_cm: Math.max(parcel.height_cm, LEAST.height_cm),
  }))
}

/** Each piece by itself, lying on its largest side. */
function unitsOf({
  quantity,
  weight_grams: grams,
  length_cm,
  width_cm,
  height_cm,
  unit_price: value,
}: FreightItem): Unit[] {
  const [length = 0, width = 0, height = 0] = [length_cm, width_cm, height_cm].sort((a, b) => b - a)
  return Array.from({ length: quantity }, () => ({
    ...{ grams, value },
    length_cm: length,
    width_cm: width,
    height_cm: height,
  }))
}

const stacked = (a: Unit, b: Unit): Unit => ({
  grams: a.grams + b.grams,
  length_cm: Math.max(a.length_cm, b.length_cm),
  width_cm: Math.max(a.width_cm, b.width_cm),
  height_cm: a.height_cm + b.height_cm,
  value: a.value + b.value,
})

const fits = ({ grams, length_cm, width_cm, height_cm }: Unit) =>
  grams <= MOST_GRAMS &&
  Math.max(length_cm, width_cm, height_cm) <= MOST_SIDE &&
  length_cm + width_cm + height_cm <= MOST_SIDES

const volume = ({ length_cm, width_cm, height_cm }: Unit) => length_cm * width_cm * height_cm

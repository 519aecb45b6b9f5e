import { dayKey, formatTime } from '#shared/dates.ts'
import { metrics } from '../activities/metric.kinds.ts'
import { typedInWords } from '../measures/measure.words.ts'
import type { TypedMeasures } from '../measures/typed-measures.model.ts'
import type { UpdateCard } from './updates.schemas.ts'

type Content = Pick<UpdateCard, 'text' | 'measures' | 'doses' | 'item' | 'happened_at' | 'photos'>

/** A form's moment: it has minutes only. */
export const minuteText = (moment: Date) => `${dayKey(moment)}T${formatTime(moment)}`

/** What a correction is opened with, and what stands when it comes: each measure a field of its own. */
export const updateFields = ({ text, measures, doses, item, happened_at, photos }: Content) => ({
  text,
  catalogue_item_id: item?.id ?? null,
  happened_at: minuteText(happened_at),
  doses: doses.map(plainDose),
  photo_ids: photos.map(({ document }) => document.id),
  ...measureFields(measures),
})

type GivenDose = Omit<Content['doses'][number], 'stuff_id'> & { stuff_id?: number | null }

/** By its product, or by its name where it has none. */
export const plainDose = ({ stuff_id, name, amount, unit }: GivenDose) =>
  stuff_id ? { stuff_id, amount, unit } : { name, amount, unit }

type Measured = NonNullable<TypedMeasures[keyof TypedMeasures]>

/** 'measures.ec': { value: 1.2, scale: 'mS/cm' }, null where nothing was measured; a metric's own unit is not said. */
export const measureFields = (measures: { [name in keyof TypedMeasures]?: Partial<Measured> }) =>
  Object.fromEntries(
    metrics.map(({ name, unit: own }) => {
      const { value, scale, unit } = measures[name] ?? {}
      const measured = { value, ...(scale && { scale }), ...(unit && unit !== own && { unit }) }
      return [`measures.${name}`, value === undefined ? null : measured]
    }),
  )

/** Where the form says what stands in a measure now. */
export const updateNames = Object.fromEntries(
  metrics.map(({ name }) => [
    `measures.${name}`,
    {
      field: `measures.${name}.value`,
      say: (measured: unknown) => (measured ? typedInWords(name, measured as Measured) : ''),
    },
  ]),
)

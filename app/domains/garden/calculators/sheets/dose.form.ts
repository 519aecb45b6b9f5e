import { formatMeasure, formatTyped, formatTypedField } from '#shared/numbers.ts'
import { portionsFor, totalOf } from '../dose.model.ts'
import type { Entry, Read, Sheet, Typed } from '../sheet.kinds.ts'

export const MOST_PRODUCTS = 10

/** Visible rows: used ones and an empty one, at least two. */
export function rowsOf(typed: Typed): number[] {
  const used = (row: number) => Boolean(typed[`product_${row}`]?.trim() || typed[`dose_${row}`]?.trim())
  const last = Math.max(0, ...Array.from({ length: MOST_PRODUCTS }, (_, index) => index + 1).filter(used))
  return Array.from({ length: Math.min(MOST_PRODUCTS, Math.max(2, last + 1)) }, (_, index) => index + 1)
}

/** The values with one more product in the first free row; unchanged when full. */
export function withProduct(typed: Typed, name: string, ml_per_litre: number | null): Typed {
  const free = Array.from({ length: MOST_PRODUCTS }, (_, index) => index + 1).find(
    (row) => !typed[`product_${row}`]?.trim() && !typed[`dose_${row}`]?.trim(),
  )
  if (free === undefined) return typed
  const dose = ml_per_litre === null ? '' : formatTypedField(ml_per_litre)
  return { ...typed, [`product_${free}`]: name, [`dose_${free}`]: dose }
}

const rowEntries = (typed: Typed, row: number): Entry[] => [
  {
    kind: 'text',
    name: `product_${row}`,
    label: `Produto ${row}`,
    max: 120,
    example: row === 1 ? 'Micro' : 'Bloom',
    required: false,
  },
  {
    kind: 'number',
    name: `dose_${row}`,
    label: `Dose ${row}`,
    unit: 'ml/L',
    min: 0,
    max: 1000,
    example: row === 1 ? '1,5' : '2',
    required: row === 1 || Boolean(typed[`product_${row}`]?.trim()),
  },
]

function productsOf({ numbers, words }: Read) {
  return Array.from({ length: MOST_PRODUCTS }, (_, index) => index + 1).flatMap((row) => {
    const ml_per_litre = numbers[`dose_${row}`] ?? null
    return ml_per_litre === null ? [] : [{ name: words[`product_${row}`] || `Produto ${row}`, ml_per_litre }]
  })
}

export const doseSheet: Sheet = {
  slug: 'dose',
  name: 'Dose',
  icon: 'flask-conical',
  title: 'Dose de adubo',
  text: 'Quanto de cada produto vai no tanque.',
  entries: (typed) => [
    { kind: 'number', name: 'litres', label: 'Água', unit: 'L', min: 0, max: 10_000, example: '20', wide: true },
    ...rowsOf(typed).flatMap((row) => rowEntries(typed, row)),
  ],
  answer: (read) => {
    const { litres = null } = read.numbers
    const portions = portionsFor(litres, productsOf(read))
    const total = totalOf(portions)
    if (litres === null || total === null) return null
    const millilitres = (value: number) => formatMeasure(value, 'ml', 2)
    return {
      figures: [
        ...portions.map(({ name, ml, ml_per_litre }) => ({
          label: name,
          value: millilitres(ml ?? 0),
          hint: `${formatTyped(ml_per_litre ?? 0)} ml/L`,
        })),
        ...(portions.length > 1 ? [{ label: 'Tudo junto', value: millilitres(total) }] : []),
      ],
      meaning: [`Para ${formatTyped(litres, 'L')} de água, na ordem em que você escreveu.`],
      working: portions.map(
        ({ name, ml, ml_per_litre }) =>
          `${name}: ${formatTyped(ml_per_litre ?? 0)} ml/L × ${formatTyped(litres, 'L')} = ${millilitres(ml ?? 0)}`,
      ),
    }
  },
  how: {
    formula: ['ml do produto = dose (ml/L) × água (L)'],
    words: [
      'É uma proporção. A dose é a do rótulo, ou a sua: comece por menos e confira a EC no fim.',
      'Um produto de cada vez, mexendo entre um e outro: concentrados juntos podem empedrar.',
    ],
    source: 'proporção simples; as doses dos seus fertilizantes são as que você anotou em Equipamentos.',
  },
  sample: { litres: '20', product_1: 'Micro', dose_1: '1,5', product_2: 'Bloom', dose_2: '2' },
}

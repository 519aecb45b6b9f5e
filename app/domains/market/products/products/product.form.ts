import { z } from 'zod'
import { formatMoneyField, parseMoney } from '#shared/money.ts'
import { Opened } from '#shared/opened.ts'
import { Sure } from '#shared/sure.ts'
import type { FormValues } from '#ui/form/form-context.ts'
import { VariantInput } from '../variants/variants.schemas.ts'
import { type StoreProduct, StoreProductInput } from './products.schemas.ts'

const text = z.string().optional()
const number = z.number().optional()

/** A row of the form, its prices as typed. One in which nothing was written is no variant. */
const Row = z
  .object({
    id: number,
    name: text,
    sku: text,
    price: text,
    compare_at_price: text,
    on_hand: number,
    on_hand_seen: number,
    low_stock: number,
    weight_grams: number,
    length_cm: number,
    width_cm: number,
    height_cm: number,
    active: z.boolean().default(false),
  })
  .transform((row, issues) => {
    if (!row.id && !row.name?.trim() && !row.price?.trim()) return null
    const read = VariantInput.safeParse({
      ...row,
      price: parseMoney(row.price ?? '') ?? undefined,
      compare_at_price: parseMoney(row.compare_at_price ?? ''),
      weight_grams: row.weight_grams ?? null,
      length_cm: row.length_cm ?? null,
      width_cm: row.width_cm ?? null,
      height_cm: row.height_cm ?? null,
    })
    if (read.success) return read.data
    for (const { path, message } of read.error.issues)
      issues.addIssue({
        code: 'custom',
        path: [...path],
        message: String(path[0]).includes('price') && !message.includes('anterior') ? MONEY : message,
      })
    return z.NEVER
  })

const MONEY = 'Escreva um valor em reais, como 129,90.'

/** `submit`: saved, and sent to staff. */
export const ProductForm = StoreProductInput.extend({
  variants: z.array(Row).max(40).default([]),
  intent: z.enum(['save', 'submit']).default('save'),
  idempotency_key: z.uuid().optional(),
  sure: Sure.optional(),
  opened: Opened,
})

export const variantsTyped = (rows: z.output<typeof ProductForm>['variants']) => rows.flatMap((row) => row ?? [])

/** The form of a product: what waits for staff is what its store goes on from. */
export function productValues({ variants, change, ...now }: StoreProduct): FormValues {
  const { name, summary, description, type, category } = change?.state === 'pendente' ? change.after : now
  const rows = variants.flatMap((variant, i) => {
    const { name, sku, on_hand, low_stock, weight_grams, length_cm, width_cm, height_cm, active } = variant
    const fields = { name, sku, on_hand, low_stock, weight_grams, length_cm, width_cm, height_cm }
    return [
      ...Object.entries(fields).map(([field, value]) => [`variants[${i}].${field}`, value]),
      [`variants[${i}].price`, formatMoneyField(variant.price)],
      [`variants[${i}].compare_at_price`, variant.compare_at_price ? formatMoneyField(variant.compare_at_price) : ''],
      [`variants[${i}].active`, active ? 'true' : ''],
    ]
  })
  return { name, summary, description, type_id: type.id, category_id: category.id, ...Object.fromEntries(rows) }
}

/** How many rows were sent before a refusal, so that none typed is lost. */
export const rowsTyped = (values: FormValues = {}) =>
  Math.max(
    0,
    ...Object.keys(values).flatMap((name) => {
      const at = /^variants\[(\d+)\]\.price$/.exec(name)?.[1]
      return at ? Number(at) + 1 : []
    }),
  )

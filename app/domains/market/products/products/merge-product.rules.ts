import { z } from 'zod'
import { AppError } from '#platform/errors.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { type Opened, sameValue } from '#shared/opened.ts'
import type { VariantInput } from '../variants/variants.schemas.ts'
import { productFields, type variantFields } from './product-fields.form.ts'
import type { StoreProduct, StoreProductInput } from './products.schemas.ts'

type Edit = StoreProductInput & { opened?: Opened }
type Row = ReturnType<typeof variantFields>
type Opening = Record<string, unknown> & { id: number }
const Openings = z.array(z.object({ id: z.number() }).loose())

/** What was typed on top of what others of the store wrote meanwhile, each option of the product for itself. */
export function mergeProduct({ opened, variants: typed, ...edit }: Edit, now: StoreProduct): StoreProductInput {
  const { variants: stand, ...stands } = productFields(now)
  const openings = Openings.safeParse(opened?.variants)
  if (!opened || !openings.success) return { ...mergeEdit({ ...edit, opened }, stands), variants: typed }
  const merged = attempt(() => mergeEdit({ ...edit, opened }, stands))
  const rows = typed.map((row) => attempt(() => mergeRow(row, openings.data, stand)))
  const behind = [merged, ...rows].flatMap((one) => one.behind ?? [])
  if (behind.length) throw bothChanged(merged, rows, { openings: openings.data, typed })
  const added = stand.filter(({ id }) => ![...openings.data, ...typed].some((row) => row.id === id))
  return {
    ...(merged.done as Omit<StoreProductInput, 'variants'>),
    variants: [...rows.flatMap(({ done }) => done ?? []), ...added.map((row) => ({ ...row, ...stockOf(now, row) }))],
  }
}

/** What another added stays; of its stock nothing is said. */
function stockOf({ variants }: StoreProduct, { id }: Row) {
  const on_hand = variants.find((variant) => variant.id === id)?.on_hand ?? 0
  return { on_hand, on_hand_seen: on_hand }
}

/** Taken away by another and untouched here, it stays away. */
function mergeRow(row: VariantInput, openings: Opening[], stand: Row[]): VariantInput | undefined {
  const opened = openings.find(({ id }) => id === row.id)
  const now = stand.find(({ id }) => id === row.id)
  if (!opened) return row
  if (now) return mergeEdit({ ...row, opened }, now)
  const touched = Object.keys(opened).some((field) => !sameValue(row[field as keyof VariantInput], opened[field]))
  return touched ? row : undefined
}

type Attempt<Done> = { done?: Done; behind?: AppError }

function attempt<Done>(merge: () => Done): Attempt<Done> {
  try {
    return { done: merge() }
  } catch (error) {
    if (error instanceof AppError && error.data.stands) return { behind: error }
    throw error
  }
}

/** All that both changed at once, under the names of the form; and what its next sending answers to. */
function bothChanged(
  merged: Attempt<unknown>,
  rows: Attempt<unknown>[],
  { openings, typed }: { openings: Opening[]; typed: VariantInput[] },
) {
  const first = merged.behind ?? rows.find(({ behind }) => behind)?.behind
  const ofRow = rows.map(({ behind }) => Object.entries(behind?.data.stands ?? {}))
  const of = (id: number) => ofRow[typed.findIndex((row) => row.id === id)] ?? []
  return new AppError('conflict', first?.message, {
    errors: {
      ...merged.behind?.data.errors,
      ...Object.fromEntries(
        rows.flatMap(({ behind }, at) =>
          Object.entries(behind?.data.errors ?? {}).map(([field, texts]) => [`variants.${at}.${field}`, texts]),
        ),
      ),
    },
    stands: {
      ...merged.behind?.data.stands,
      ...Object.fromEntries(
        ofRow.flatMap((fields, at) => fields.map(([field, now]) => [`variants[${at}].${field}`, now])),
      ),
      variants: openings.map((row) => ({ ...row, ...Object.fromEntries(of(row.id)) })),
    },
  })
}

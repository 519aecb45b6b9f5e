import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { rowId } from '#shared/row-id.ts'
import type { Client } from '#web/api-for.server.ts'
import type { ActInput } from '../../updates/updates.schemas.ts'
import { doseUnits } from '../../updates/updates.table.ts'

/** Data of the log form; `tipo` is the activity in the URL, `plants` what it is about. */
export async function openForm({ journal }: Client, url: URL, plants: { id: number }[] = []) {
  const plant_ids = plants.map(({ id }) => id)
  const tipo = url.searchParams.get('tipo')
  const [usual, own, holds] = await Promise.all([
    journal.updates.usual({ plant_ids }),
    journal.activities.list(),
    tipo === 'colheita' && plant_ids.length ? journal.updates.holds({ plant_ids }) : { data: [] },
  ])
  return {
    usual,
    own: own.data,
    tipo,
    holds: holds.data,
    idempotency_key: randomUUID() as string,
  }
}
export type OpenForm = Awaited<ReturnType<typeof openForm>>

/** Dose rows in the form: rows without an amount are dropped. */
export const typedDoses = z
  .array(
    z
      .object({
        stuff_id: rowId.optional(),
        name: z.string().trim().max(120).default(''),
        amount: z.number().min(0).max(1_000_000).optional(),
        unit: z.enum(doseUnits).default('ml/L'),
      })
      .refine(({ name, amount }) => !name || amount !== undefined, {
        path: ['amount'],
        message: 'Informe a quantidade.',
      }),
  )
  .max(70)
  .default([])

export const givenDoses = (rows: z.output<typeof typedDoses>): ActInput['doses'] =>
  rows.flatMap(({ amount, ...dose }) => (amount === undefined ? [] : [{ ...dose, amount }]))

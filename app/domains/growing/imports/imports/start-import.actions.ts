import { and, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { searchable } from '#shared/text.ts'
import { phaseAct } from '../planning/phase-act.model.ts'
import { takenStates } from './import.kinds.ts'
import { forgetPhotos } from './import-photos.actions.ts'
import { findImport, showImport } from './imports.queries.ts'
import type { ImportDetail, ImportRef, ImportStart } from './imports.schemas.ts'
import { type Import, import_rows, imports } from './imports.table.ts'

/** Goes: a job writes the rows in pieces. Pressed twice it goes once; the same file goes once, from however many uploads. */
export const startImport = (ctx: Context, { doubtful, phases, ...ref }: ImportStart): Promise<ImportDetail> =>
  ctx.transaction(async (tx) => {
    // One import of a person begins at a time, so that two uploads of one file can't both be the first.
    await tx.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, signedIn(tx).id))
      .for('update')
    const found = await findImport(tx, ref, true)
    if (found.state === 'importando' || found.state === 'pronta') return showImport(tx, ref)
    if (found.state !== 'conferir') throw new AppError('conflict', 'Confira as colunas antes de importar.')
    const same = and(
      eq(imports.created_by, found.created_by),
      eq(imports.sha256, found.sha256),
      inArray(imports.state, [...takenStates]),
      ne(imports.id, found.id),
    )
    if (await tx.db.$count(imports, same))
      throw new AppError('conflict', 'Este arquivo já foi importado. Nada entrou de novo.')
    const ofImport = eq(import_rows.import_id, found.id)
    if (doubtful)
      await tx.db
        .update(import_rows)
        .set({ state: 'pronta' })
        .where(and(ofImport, eq(import_rows.state, 'duvida')))
    const ready = and(ofImport, eq(import_rows.state, 'pronta'))
    if (!(await tx.db.$count(import_rows, ready)))
      throw new AppError('conflict', 'Nenhuma linha está pronta para entrar. Confira as colunas e os erros.')
    await notePhases(tx, found, phases)
    await tx.db.update(imports).set({ state: 'importando' }).where(eq(imports.id, found.id))
    await addJob(tx, 'imports.run', { import_id: found.id })
    return showImport(tx, ref)
  })

/** The phase that a new plant is in by now stands with its last row, and is undone with it. */
async function notePhases(tx: Context, { id, new_plants }: Import, phases: ImportStart['phases']) {
  for (const { plant, phase } of phases) {
    const key = searchable(plant)
    const wanted = new_plants[key]
    if (!phase || !wanted || wanted.phase_told) continue
    const ready = and(eq(import_rows.import_id, id), eq(import_rows.plant, key), eq(import_rows.state, 'pronta'))
    const [last] = await tx.db
      .select({ number: import_rows.number })
      .from(import_rows)
      .where(and(ready, isNotNull(import_rows.at)))
      .orderBy(desc(import_rows.at), desc(import_rows.number))
      .limit(1)
    if (last)
      await tx.db
        .update(import_rows)
        .set({ acts: sql`${import_rows.acts} || ${JSON.stringify([phaseAct(phase)])}::jsonb` })
        .where(and(eq(import_rows.import_id, id), eq(import_rows.number, last.number)))
  }
}

/** Takes the whole back, in pieces. */
export const undoImport = (ctx: Context, ref: ImportRef): Promise<ImportDetail> =>
  ctx.transaction(async (tx) => {
    const found = await findImport(tx, ref, true)
    if (found.state === 'desfazendo' || found.state === 'desfeita') return showImport(tx, ref)
    if (found.state !== 'pronta') throw new AppError('conflict', 'Só dá para desfazer uma importação que terminou.')
    await tx.db.update(imports).set({ state: 'desfazendo' }).where(eq(imports.id, found.id))
    await addJob(tx, 'imports.undo', { import_id: found.id })
    return showImport(tx, ref)
  })

/** A file that was only looked at goes, with all that was read of it. */
export const discardImport = (ctx: Context, ref: ImportRef): Promise<void> =>
  ctx.transaction(async (tx) => {
    const found = await findImport(tx, ref, true)
    if (found.state !== 'colunas' && found.state !== 'conferir')
      throw new AppError('conflict', 'Esta importação já começou. Desfaça em vez de descartar.')
    await tx.db.delete(imports).where(eq(imports.id, found.id))
    forgetPhotos(tx, found)
  })

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, inArray } from 'drizzle-orm'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { asPerson } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'
import { showImport } from './imports/imports.queries.ts'
import { import_things, imports } from './imports/imports.table.ts'
import { matchImport } from './imports/match-import.actions.ts'
import { runImport } from './imports/run-import.actions.ts'
import { takeBackImport } from './imports/undo-import.actions.ts'
import { uploadImport } from './imports/upload-import.actions.ts'

/** Two journals of the demo grower from elsewhere: one that came, with a row that did not, and one that was taken back. */
export async function seedDemoImports(tx: Context, grower: { id: number } | undefined) {
  if (!grower) return
  const there: Context = { ...tx, viewer: asPerson(grower.id), transaction: (work) => work(there) }
  const day = (ago: number) => addDays(dayKey(tx.now()), -ago).split('-').reverse().join('/')
  const old = `Planta;Data;Atividade;Volume (ml);pH;Observação
Primeira do armário;${day(320)};Nota;;;Germinou no papel
Primeira do armário;${day(300)};Rega;250;6,3;
Primeira do armário;${day(280)};Rega;600;6,4;Folhas bem verdes
Primeira do armário;${day(260)};Rega;muita;;Não anotei quanto
`
  const isley = `Date,Plant,Strain,Zone,Activity,Note
${addDays(dayKey(tx.now()), -90)} 09:30,Teste do Isley,,Tenda,Note,Só para ver como vem
`
  await bring(there, 'caderno-antigo.csv', old)
  const undone = await bring(there, 'isley-activities-all.csv', isley)
  await tx.db.update(imports).set({ state: 'desfazendo' }).where(eq(imports.id, undone))
  await takeBackImport(there, { import_id: undone })
  // The database's clock is ahead of a world that is made on another day.
  const brought = tx.db.select({ id: import_things.plant_id }).from(import_things)
  await tx.db.update(plants).set({ created_at: tx.now() }).where(inArray(plants.id, brought))
}

async function bring(there: Context, name: string, text: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'grower-demo-'))
  const path = join(folder, name)
  await writeFile(path, text)
  const { id: uuid } = await uploadImport(there, { path, name })
  await rm(folder, { recursive: true })
  const { mapping } = await showImport(there, { uuid })
  await matchImport(there, { uuid, ...mapping })
  const [row] = await there.db
    .update(imports)
    .set({ state: 'importando' })
    .where(eq(imports.uuid, uuid))
    .returning({ id: imports.id })
  if (!row) throw new Error('the import is not there')
  await runImport(there, { import_id: row.id })
  return row.id
}

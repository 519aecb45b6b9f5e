import { login, Nothing, owner } from '#platform/procedure.ts'
import { changeJarEntry, deleteJarEntry, logJar } from './jar-entries.actions.ts'
import { listJarEntries, showJarEntry } from './jar-entries.queries.ts'
import { JarEntries, JarEntryChange, JarEntryDetail, JarEntryFilter, JarEntryRef, JarLog } from './jar-entries.schemas.ts'
import { archiveJar, createJars, deleteJar, updateJar } from './jars.actions.ts'
import { listJars, showJar } from './jars.queries.ts'
import { JarArchive, JarChange, JarDetail, JarFilter, JarList, JarRef, JarsCreate, JarsMade } from './jars.schemas.ts'

const all = '/v1/plan-cultivation/jar' as const
const one = `${all}/{id_or_slug}` as const
const entry = '/v1/plan-cultivation/jar-entry/{id}' as const

export const jarsApi = {
  list: login.get(all, 'Seus potes de cura', JarFilter, JarList, listJars),
  create: login.create(all, 'Fecha um pote, ou vários iguais', JarsCreate, JarsMade, createJars),
  show: owner.get(one, 'Um pote de cura seu', JarRef, JarDetail, (ctx, { id_or_slug }) => showJar(ctx, id_or_slug)),
  update: owner.put(one, 'Edita um pote', JarChange, JarDetail, updateJar),
  archive: owner.put(`${one}/archive`, 'Arquiva um pote ou traz de volta', JarArchive, JarDetail, archiveJar),
  remove: owner.delete(one, 'Apaga um pote e o que foi anotado dele', JarRef, Nothing, (ctx, { id_or_slug }) => deleteJar(ctx, id_or_slug)),
  entries: owner.get(`${one}/entry`, 'O que foi anotado de um pote', JarEntryFilter, JarEntries, listJarEntries),
  log: owner.create(`${one}/entry`, 'Anota abertura, medição, retirada ou nota de um pote', JarLog, JarEntryDetail, logJar),
  entry: owner.get(entry, 'Uma anotação de um pote', JarEntryRef, JarEntryDetail, (ctx, { id }) => showJarEntry(ctx, id)),
  changeEntry: owner.put(entry, 'Corrige uma anotação de um pote', JarEntryChange, JarEntryDetail, changeJarEntry),
  removeEntry: owner.delete(entry, 'Apaga uma anotação de um pote', JarEntryRef, Nothing, (ctx, { id }) => deleteJarEntry(ctx, id)),
}

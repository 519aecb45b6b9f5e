import { z } from 'zod'
import { login, owner } from '#platform/procedure.ts'
import { changeJarEntry, deleteJarEntry, logJar } from './jar-entries.actions.ts'
import { listJarEntries, showJarEntry } from './jar-entries.queries.ts'
import {
  JarEntries,
  JarEntryChange,
  JarEntryDetail,
  JarEntryFilter,
  JarEntryRef,
  JarLog,
} from './jar-entries.schemas.ts'
import { archiveJar, createJars, deleteJar, updateJar } from './jars.actions.ts'
import { listJars, showJar } from './jars.queries.ts'
import { JarArchive, JarChange, JarDetail, JarFilter, JarList, JarRef, JarsCreate, JarsMade } from './jars.schemas.ts'

const all = '/v1/plan-cultivation/jar' as const
const one = `${all}/{id_or_slug}` as const
const entry = '/v1/plan-cultivation/jar-entry/{id}' as const

export const jarsApi = {
  list: login
    .route({ method: 'GET', path: all, summary: 'Seus potes de cura' })
    .input(JarFilter)
    .output(JarList)
    .handler(({ context, input }) => listJars(context, input)),
  create: login
    .route({ method: 'POST', path: all, successStatus: 201, summary: 'Fecha um pote, ou vários iguais' })
    .input(JarsCreate)
    .output(JarsMade)
    .handler(({ context, input }) => createJars(context, input)),
  show: owner
    .route({ method: 'GET', path: one, summary: 'Um pote de cura seu' })
    .input(JarRef)
    .output(JarDetail)
    .handler(({ context, input }) => showJar(context, input.id_or_slug)),
  update: owner
    .route({ method: 'PUT', path: one, summary: 'Edita um pote' })
    .input(JarChange)
    .output(JarDetail)
    .handler(({ context, input }) => updateJar(context, input)),
  archive: owner
    .route({ method: 'PUT', path: `${one}/archive`, summary: 'Arquiva um pote ou traz de volta' })
    .input(JarArchive)
    .output(JarDetail)
    .handler(({ context, input }) => archiveJar(context, input)),
  remove: owner
    .route({ method: 'DELETE', path: one, successStatus: 204, summary: 'Apaga um pote e o que foi anotado dele' })
    .input(JarRef)
    .output(z.void())
    .handler(({ context, input }) => deleteJar(context, input.id_or_slug)),
  entries: owner
    .route({ method: 'GET', path: `${one}/entry`, summary: 'O que foi anotado de um pote' })
    .input(JarEntryFilter)
    .output(JarEntries)
    .handler(({ context, input }) => listJarEntries(context, input)),
  log: owner
    .route({
      method: 'POST',
      path: `${one}/entry`,
      successStatus: 201,
      summary: 'Anota abertura, medição, retirada ou nota de um pote',
    })
    .input(JarLog)
    .output(JarEntryDetail)
    .handler(({ context, input }) => logJar(context, input)),
  entry: owner
    .route({ method: 'GET', path: entry, summary: 'Uma anotação de um pote' })
    .input(JarEntryRef)
    .output(JarEntryDetail)
    .handler(({ context, input }) => showJarEntry(context, input.id)),
  changeEntry: owner
    .route({ method: 'PUT', path: entry, summary: 'Corrige uma anotação de um pote' })
    .input(JarEntryChange)
    .output(JarEntryDetail)
    .handler(({ context, input }) => changeJarEntry(context, input)),
  removeEntry: owner
    .route({ method: 'DELETE', path: entry, successStatus: 204, summary: 'Apaga uma anotação de um pote' })
    .input(JarEntryRef)
    .output(z.void())
    .handler(({ context, input }) => deleteJarEntry(context, input.id)),
}

import { login, Nothing } from '#platform/procedure.ts'
import { listImportRows, listImports, showImport } from './imports.queries.ts'
import { ImportDetail, ImportList, ImportMatch, ImportRef, ImportRowPage, ImportRows, ImportStart } from './imports.schemas.ts'
import { matchImport } from './match-import.actions.ts'
import { discardImport, startImport, undoImport } from './start-import.actions.ts'

const all = '/v1/plan-cultivation/import' as const
const one = `${all}/{uuid}` as const
const own = login.refusing('not_found')

export const importsApi = {
  list: login.get(all, 'As próprias importações, não paginadas', ImportList, listImports),
  show: own.get(one, 'Uma importação própria, com o que cada coluna é', ImportRef, ImportDetail, showImport),
  rows: own.get(`${one}/row`, 'O que vai acontecer, ou aconteceu, com cada linha', ImportRows, ImportRowPage, listImportRows),
  match: own.refusing('conflict').post(`${one}/match`, 'Diz o que é cada coluna e confere linha por linha, sem escrever nada', ImportMatch, ImportDetail, matchImport),
  start: own.refusing('conflict').post(`${one}/start`, 'Começa a importar', ImportStart, ImportDetail, startImport),
  undo: own.refusing('conflict').post(`${one}/undo`, 'Desfaz a importação inteira', ImportRef, ImportDetail, undoImport),
  discard: own.refusing('conflict').delete(one, 'Descarta um arquivo que não foi importado', ImportRef, Nothing, discardImport),
}

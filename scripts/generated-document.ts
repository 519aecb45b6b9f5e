import { filesOf } from '../app/api-document/files.ts'
import { loadApp } from './load-app.ts'
import { wideJson } from './wide-json.ts'

/** The expected files of openapi/. */
export async function generatedDocument() {
  const { apiDocument } = await loadApp<typeof import('../app/api-document.ts')>('./app/api-document.ts')
  const files = Object.entries(filesOf(await apiDocument()))
  return files.map(([name, content]) => ({ name, text: `${wideJson(content)}\n` }))
}

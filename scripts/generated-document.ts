import { loadApp } from './load-app.ts'

/** The text of openapi.json as it should be. */
export async function generatedDocument() {
  const { apiDocument } = await loadApp<typeof import('../app/api-document.ts')>('./app/api-document.ts')
  return `${JSON.stringify(await apiDocument(), null, 2)}\n`
}

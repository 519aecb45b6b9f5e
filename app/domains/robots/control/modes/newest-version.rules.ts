import { AppError } from '#platform/errors.ts'
import type { Opened } from '#shared/opened.ts'

/** A program is saved as a whole: over a version that its writer did not see only when they say so once more. */
export function demandNewest(opened: Opened, version: number) {
  if (!opened || opened.version === version) return
  const message = `A versão ${version} foi salva em outra tela enquanto você editava. O que você montou está aqui: confira e salve de novo.`
  throw new AppError('conflict', message, { stands: { version } })
}

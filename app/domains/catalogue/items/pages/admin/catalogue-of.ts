import { type Catalogue, catalogues } from '../../../catalogues.ts'

/** Which catalogue an address is of: /admin/ciclos_da_planta/12. */
export function catalogueOf(request: Request): Catalogue {
  const name = new URL(request.url).pathname.split('/')[2] ?? ''
  const catalogue = (catalogues as Record<string, Catalogue>)[name]
  if (!catalogue) throw new Error(`no catalogue at ${request.url}`)
  return catalogue
}

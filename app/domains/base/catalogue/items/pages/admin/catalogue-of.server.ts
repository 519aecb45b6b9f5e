import { ownValue } from '#shared/own-value.ts'
import { type Catalogue, catalogues } from '../../../catalogues.kinds.ts'

/** The catalogue in a URL: /admin/ciclos_da_planta/12. */
export function catalogueOf(url: URL): Catalogue {
  const name = url.pathname.split('/')[2] ?? ''
  const catalogue = ownValue<Catalogue>(catalogues, name)
  if (!catalogue) throw new Error(`no catalogue at ${url}`)
  return catalogue
}

import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'
import { textKindNames } from './texts/text.kinds.ts'

const site = [route('termos-e-condicoes', 'domains/base/legal/terms/pages/terms.page.tsx')]

const pages = 'domains/base/legal/texts/pages/admin'

/** One set of pages under two paths, in the administration layout. */
const admin = textKindNames.flatMap((name) => [
  route(`admin/${name}`, `${pages}/texts-list.page.tsx`, { id: name }),
  route(`admin/${name}/novo`, `${pages}/text-new.page.tsx`, { id: `${name}-novo` }),
  route(`admin/${name}/csv`, `${pages}/texts-csv.page.tsx`, { id: `${name}-csv` }),
  route(`admin/${name}/visualizar/:slug?`, `${pages}/text-view.page.tsx`, { id: `${name}-ver` }),
  route(`admin/${name}/editar/:slug`, `${pages}/text-edit.page.tsx`, { id: `${name}-editar` }),
])

export const routes: DomainRoutes = { site, admin }

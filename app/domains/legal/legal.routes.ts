import { route } from '@react-router/dev/routes'
import { textKindNames } from './texts/text.kinds.ts'

export const legalRoutes = [
  route('termos-e-condicoes', 'domains/legal/terms/pages/terms.page.tsx'),
  route('privacidade', 'domains/legal/policy/pages/privacy.page.tsx'),
]

const pages = 'domains/legal/texts/pages/admin'

/** One set of screens with two addresses, in the administration's frame. */
export const legalAdminRoutes = textKindNames.flatMap((name) => [
  route(`admin/${name}`, `${pages}/texts-list.page.tsx`, { id: name }),
  route(`admin/${name}/novo`, `${pages}/text-new.page.tsx`, { id: `${name}-novo` }),
  route(`admin/${name}/csv`, `${pages}/texts-csv.page.tsx`, { id: `${name}-csv` }),
  route(`admin/${name}/visualizar/:slug?`, `${pages}/text-view.page.tsx`, { id: `${name}-ver` }),
  route(`admin/${name}/editar/:slug`, `${pages}/text-edit.page.tsx`, { id: `${name}-editar` }),
])

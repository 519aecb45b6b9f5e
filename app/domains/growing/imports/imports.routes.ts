import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

export const routes: DomainRoutes = {
  site: [
    route('cultivo/importar', 'domains/growing/imports/pages/imports.page.tsx'),
    route('cultivo/importar/:uuid', 'domains/growing/imports/pages/import.page.tsx'),
  ],
}

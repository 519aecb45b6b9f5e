import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

export const routes: DomainRoutes = {
  site: [route('cultivo/espaco/:slug/clima', 'domains/climate/pages/space-climate.page.tsx')],
}

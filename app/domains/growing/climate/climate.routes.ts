import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

export const routes: DomainRoutes = {
  site: [route('cultivo/espaco/:slug/clima', 'domains/growing/climate/pages/space-climate.page.tsx')],
}

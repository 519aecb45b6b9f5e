import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const pages = 'domains/care/compliance/pages'

export const routes: DomainRoutes = {
  site: [route('cultivo/conformidade', `${pages}/compliance.page.tsx`)],
  bare: [route('cultivo/conformidade/:uuid/arquivo', `${pages}/compliance-file.page.tsx`)],
}

import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const pages = 'domains/learning/certificates/certificates/pages'

export const routes: DomainRoutes = {
  site: [
    route('certificado/:uuid?', `${pages}/certificate.page.tsx`),
    route('cursos/meus_cursos/:slug/certificado', `${pages}/issue.page.tsx`),
  ],
}

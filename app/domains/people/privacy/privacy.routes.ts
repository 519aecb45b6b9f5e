import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const site = [
  route('privacidade', 'domains/people/privacy/policy/pages/privacy.page.tsx'),
  route('perfil/:user/delete', 'domains/people/privacy/erasures/pages/erase-account.page.tsx'),
  route('privacidade/consentimentos', 'domains/people/privacy/consents/pages/consent.page.tsx'),
  route('privacidade/copia', 'domains/people/privacy/exports/pages/export.page.tsx'),
]

export const routes: DomainRoutes = { site }

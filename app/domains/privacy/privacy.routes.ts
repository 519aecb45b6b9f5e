import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const site = [
  route('privacidade', 'domains/privacy/policy/pages/privacy.page.tsx'),
  route('perfil/:user/delete', 'domains/privacy/erasures/pages/erase-account.page.tsx'),
  route('privacidade/consentimentos', 'domains/privacy/consents/pages/consent.page.tsx'),
  route('privacidade/copia', 'domains/privacy/exports/pages/export.page.tsx'),
]

export const routes: DomainRoutes = { site }

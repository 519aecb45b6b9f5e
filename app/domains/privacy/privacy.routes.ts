import { route } from '@react-router/dev/routes'

export const privacyRoutes = [
  route('perfil/:user/delete', 'domains/privacy/erasures/pages/erase-account.page.tsx'),
  route('privacidade/consentimentos', 'domains/privacy/consents/pages/consent.page.tsx'),
  route('privacidade/copia', 'domains/privacy/exports/pages/export.page.tsx'),
]

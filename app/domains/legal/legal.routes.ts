import { route } from '@react-router/dev/routes'

export const legalRoutes = [route('termos-e-condicoes', 'domains/legal/terms/pages/terms.page.tsx')]

import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const pages = 'domains/robots/ganza/rollouts/pages'

const site = [route('ganza/:serial_number/versao', `${pages}/device-version.page.tsx`)]
const admin = [route('admin/ganza/versoes-arduino/:id/distribuir', `${pages}/rollout.page.tsx`)]

export const routes: DomainRoutes = { site, admin }

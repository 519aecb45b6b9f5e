import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const modes = 'domains/control/modes/pages'

export const routes: DomainRoutes = {
  admin: [
    route('admin/ganza/modos', `${modes}/admin-modes.page.tsx`),
    route('admin/ganza/modos/novo', `${modes}/mode-new.page.tsx`),
    route('admin/ganza/modos/:id', `${modes}/admin-mode.page.tsx`),
  ],
  iot: [
    route('ganza-iot-viewer/modos', `${modes}/iot-modes.page.tsx`),
    route('ganza-iot-viewer/modos/:id', `${modes}/iot-mode.page.tsx`),
  ],
}

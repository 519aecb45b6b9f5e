import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const modes = 'domains/robots/control/modes/pages'

const own = 'domains/robots/control/own/pages'

export const routes: DomainRoutes = {
  site: [
    route('ganza/modos/:share_key', `${own}/shared-mode.page.tsx`),
    route('ganza/:serial_number/meu-modo', `${own}/own-mode.page.tsx`),
  ],
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

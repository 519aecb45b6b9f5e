import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const links = 'domains/robots/devices/links/pages'
const devices = 'domains/robots/devices/devices/pages'

const site = [
  route('ganza/vincular-ganza/:numero?', `${links}/link-start.page.tsx`),
  route('ganza/vincular-ganza/:numero?/vinculo-numero-serie', `${links}/link-serial.page.tsx`),
  route('ganza/vincular-ganza/:numero?/vinculo-qrcode', `${links}/link-qrcode.page.tsx`),
  route('ganza/:serial_number/configurar-vincular', `${links}/link-setup.page.tsx`),
  route('ganza/gerenciar-robos', `${devices}/own-devices.page.tsx`),
  route('ganza/gerenciar-robos/configurar/:numero', `${devices}/device-settings.page.tsx`),
]

export const routes: DomainRoutes = { site }

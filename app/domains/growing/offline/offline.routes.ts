import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const pages = 'domains/growing/offline/pages'

export const routes: DomainRoutes = {
  site: [route('sem-conexao', `${pages}/offline.page.tsx`), route('cultivo/a-enviar', `${pages}/queue.page.tsx`)],
  bare: [route('cultivo/a-enviar/envio', `${pages}/send.page.tsx`)],
}

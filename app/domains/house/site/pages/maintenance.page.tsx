import { redirect } from 'react-router'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { requestContext } from '#web/page-context.server.ts'
import type { Route } from './+types/maintenance.page'

export const meta = pageMeta({ title: 'Sistema em manutenção', noindex: true })

export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(requestContext).env.maintenance) throw redirect('/')
  return null
}

export default function MaintenancePage() {
  return (
    <div className="mx-auto max-w-xl">
      <h1 className="sr-only">Sistema em manutenção</h1>
      <EmptyState
        image="/arte/500.svg"
        title="Estamos cuidando do jardim"
        text="O site volta em alguns minutos. O que você registrou está guardado."
      />
    </div>
  )
}

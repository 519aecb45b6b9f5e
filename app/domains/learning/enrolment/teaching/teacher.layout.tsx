import { Outlet } from 'react-router'
import { AdminLayout as Frame } from '#ui/admin/admin-layout.tsx'
import type { MenuGroup } from '#ui/admin/area-menu.tsx'
import { ErrorPage } from '#ui/document/error-page.tsx'
import { errorMeta } from '#ui/document/page-meta.ts'
import { useRootData } from '#ui/root-data.ts'

export const meta = errorMeta

/** The menu of who teaches (specification, 3 and 4): types of events are the admins'. */
const groupsFor = (isAdmin: boolean): MenuGroup[] => [
  {
    entries: [
      { to: '/cursos/professor', label: 'Dashboard', icon: 'layout-dashboard', end: true },
      { to: '/cursos/professor/alunos', label: 'Alunos', icon: 'users' },
      { to: '/cursos/professor/conf', label: 'Configurações', icon: 'settings' },
      { to: '/cursos/professor/postagens', label: 'Postagens no blog', icon: 'notebook-pen' },
    ],
  },
  {
    title: 'Agenda',
    entries: [
      { to: '/cursos/professor/agenda', label: 'Eventos', icon: 'calendar-days', end: true },
      ...(isAdmin ? [{ to: '/cursos/professor/agenda/tipo', label: 'Tipo de evento', icon: 'tags' } as const] : []),
    ],
  },
]
const exit = { to: '/', label: 'Voltar ao app' }

/** The layout of who teaches. */
export default function TeacherLayout() {
  const groups = groupsFor(useRootData()?.viewer?.is_admin ?? false)
  return (
    <Frame title="Sistema Professor" groups={groups} exit={exit}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Frame title="Sistema Professor" groups={groupsFor(false)} exit={exit}>
      <ErrorPage error={error} />
    </Frame>
  )
}

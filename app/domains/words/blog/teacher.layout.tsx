import { Outlet } from 'react-router'
import { AdminLayout as Frame, type MenuGroup } from '#ui/admin/admin-layout.tsx'
import { ErrorPage } from '#ui/document/error-page.tsx'
import { errorMeta } from '#ui/document/page-meta.ts'

export const meta = errorMeta

const groups: MenuGroup[] = [
  { entries: [{ to: '/cursos/professor/postagens', label: 'Postagens no blog', icon: 'notebook-pen' }] },
]
const exit = { to: '/', label: 'Voltar ao app' }

/** The layout of who teaches (specification, 3). */
export default function TeacherLayout() {
  return (
    <Frame title="Sistema Professor" groups={groups} exit={exit}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Frame title="Sistema Professor" groups={groups} exit={exit}>
      <ErrorPage error={error} />
    </Frame>
  )
}

import type { Viewer } from '#platform/access/viewer.ts'
import { hasRole, isAdmin } from '#platform/access/viewer.ts'
import type { MenuGroup } from '#ui/admin/area-menu.tsx'
import { adminMenu } from './admin-menu.view.ts'

const own: MenuGroup = {
  entries: [
    { to: '/manager', label: 'Painel', icon: 'gauge', end: true },
    { to: '/admin/denuncias', label: 'Denúncias', icon: 'flag' },
    { to: '/admin/blog/postagens?waiting=true', label: 'Blog: para revisar', icon: 'newspaper' },
    { to: '/admin/denuncias?appeal=true', label: 'Recursos', icon: 'scale' },
    { to: '/transparencia', label: 'Transparência', icon: 'chart-column' },
  ],
}

/** Of who manages the community: their own entries, then what else of the administration is theirs. */
export const managerMenu = (viewer: Viewer): MenuGroup[] => [
  own,
  ...adminMenu(viewer).flatMap(({ entries, ...group }) => {
    const others = entries.filter(({ to }) => !own.entries.some((entry) => entry.to === to))
    return others.length ? [{ ...group, entries: others }] : []
  }),
]

/** A manager's pages stand in one frame, whichever address they have; an admin's are the administration's. */
export const panelOf = (viewer: Viewer) =>
  hasRole(viewer, 'manager') && !isAdmin(viewer)
    ? { title: 'Gestão', groups: managerMenu(viewer) }
    : { title: 'Administração', groups: adminMenu(viewer) }

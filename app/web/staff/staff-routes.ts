import { route } from '@react-router/dev/routes'

const pages = 'web/staff'

/** The pages of a staff resource at its `at`, without the slash in front: the list, its CSV, a new row, one row. */
export const staffRoutes = (at: string, gender: 'o' | 'a' = 'o') =>
  [
    [at, 'staff-list'],
    [`${at}/nov${gender}`, 'staff-new'],
    [`${at}/csv`, 'staff-csv'],
    [`${at}/:id`, 'staff-edit'],
  ].map(([path = '', page]) => route(path, `${pages}/${page}.page.tsx`, { id: path }))

/** The admin page of a subject, where there is one. */
export function screenOf(subject: string): string | undefined {
  const [kind, id] = subject.split(':')
  if (kind === 'user') return `/admin/usuarios/${id}`
  if (kind === 'plant') return `/cultivo/planta/${id}`
  if (kind === 'plan') return `/admin/plano_de_cultivo/${id}`
  if (kind === 'role') return '/admin/roles'
  return undefined
}

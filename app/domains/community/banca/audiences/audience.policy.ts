import { hasRole, isAdmin, type Viewer } from '#platform/access/viewer.ts'
import { type Audience, audiences } from './audience.kinds.ts'

const professionals = ['advogado', 'medico', 'engenheiro-agronomo', 'acolhimento']

/** Audiences that the viewer may write for: everybody for all and for followers, the others by what one is. */
export function audiencesOf(viewer: Viewer): Audience[] {
  if (!viewer) return []
  const teaches = isAdmin(viewer) || hasRole(viewer, 'professor')
  const advises = isAdmin(viewer) || professionals.includes(viewer.user_type)
  return audiences.filter((one) =>
    one === 'alunos' || one === 'pago' ? teaches : one === 'consultoria' ? advises : true,
  )
}

import { hasRole, isAdmin, type Viewer } from '#platform/access/viewer.ts'
import { type Audience, audiences } from './audience.kinds.ts'

const professionals = ['advogado', 'medico', 'engenheiro-agronomo', 'acolhimento']

/** Groups that one course may be named for. */
export const ofCourses: readonly Audience[] = ['alunos', 'consultoria']

/**
 * Audiences that the viewer may write for: everybody for all and for followers, the others by what one is. Whoever teaches
 * a course writes for those in it.
 */
export function audiencesOf(viewer: Viewer, { teachesCourse = false } = {}): Audience[] {
  if (!viewer) return []
  const teaches = isAdmin(viewer) || hasRole(viewer, 'professor')
  const advises = isAdmin(viewer) || professionals.includes(viewer.user_type)
  return audiences.filter((one) =>
    teachesCourse && ofCourses.includes(one)
      ? true
      : one === 'alunos' || one === 'pago'
        ? teaches
        : one === 'consultoria'
          ? advises
          : true,
  )
}

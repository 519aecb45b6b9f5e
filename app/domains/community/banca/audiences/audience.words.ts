import type { IconName } from '#ui/components/icon-names.ts'
import type { Audience } from './audience.kinds.ts'

/** What each audience is called where one is chosen, and on a post. */
export const audienceWords: Record<Audience, { label: string; text: string; icon: IconName }> = {
  todos: { label: 'Todos', text: 'Qualquer pessoa pode ler.', icon: 'globe' },
  seguidores: { label: 'Seguidores', text: 'Só quem segue você.', icon: 'users' },
  alunos: { label: 'Alunos', text: 'Só quem faz um dos seus cursos.', icon: 'graduation-cap' },
  consultoria: { label: 'Consultoria', text: 'Só membros da consultoria.', icon: 'stethoscope' },
  pago: { label: 'Conteúdo pago', text: 'Todos veem a chamada; o resto, só quem tem acesso.', icon: 'lock' },
}

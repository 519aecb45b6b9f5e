import type { IconName } from '#ui/components/icon-names.ts'
import type { Audience } from './audience.kinds.ts'

/** What each audience is called where one is chosen, and on a post. */
export const audienceWords: Record<Audience, { label: string; text: string; seen: string; icon: IconName }> = {
  todos: { label: 'Todos', text: 'Qualquer pessoa pode ler.', seen: 'todos veem', icon: 'globe' },
  seguidores: { label: 'Seguidores', text: 'Só quem segue você.', seen: 'só seguidores veem', icon: 'users' },
  alunos: { label: 'Alunos', text: 'Só quem faz um dos seus cursos.', seen: 'só alunos veem', icon: 'graduation-cap' },
  consultoria: {
    label: 'Consultoria',
    text: 'Só membros da consultoria.',
    seen: 'só a consultoria vê',
    icon: 'stethoscope',
  },
  pago: {
    label: 'Conteúdo pago',
    text: 'Todos veem a chamada; o resto, só quem tem acesso.',
    seen: 'só quem tem acesso vê',
    icon: 'lock',
  },
}

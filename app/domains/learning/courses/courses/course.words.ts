import type { CourseAccess, CourseLevel, CourseState } from './course.kinds.ts'

type Tone = 'neutral' | 'primary' | 'amber'

export const courseStateWords: Record<CourseState, { label: string; tone: Tone }> = {
  rascunho: { label: 'Rascunho', tone: 'neutral' },
  publicado: { label: 'Publicado', tone: 'primary' },
  retirado: { label: 'Retirado', tone: 'amber' },
}

export const courseLevelWords: Record<CourseLevel, string> = {
  iniciante: 'Iniciante',
  intermediario: 'Intermediário',
  avancado: 'Avançado',
}

export const courseAccessWords: Record<CourseAccess, { label: string; text: string }> = {
  gratuito: { label: 'Gratuito', text: 'Quem tem conta se inscreve na hora.' },
  pago: { label: 'Pago', text: 'Abre para quem compra um produto da loja ligado a ele.' },
  convite: { label: 'Por convite', text: 'Só quem você inscreve.' },
}

import type { IconName } from '#ui/components/icon-names.ts'
import { type HelpSubject, helpSubjects } from './subject.kinds.ts'

export const subjectWords: Record<HelpSubject, { label: string; icon: IconName }> = {
  comecar: { label: 'Começar', icon: 'sprout' },
  diario: { label: 'Diário e plantas', icon: 'notebook-pen' },
  clima: { label: 'Luz e clima', icon: 'sun' },
  rega: { label: 'Rega e nutrição', icon: 'droplets' },
  ganza: { label: 'Ganzá', icon: 'bot' },
  cursos: { label: 'Cursos', icon: 'graduation-cap' },
  loja: { label: 'Comprar', icon: 'shopping-bag' },
  vender: { label: 'Vender', icon: 'store' },
  banca: { label: 'Banca', icon: 'message-circle' },
  copa: { label: 'Copa', icon: 'trophy' },
  comunidade360: { label: 'Comunidade 360', icon: 'scale' },
  conta: { label: 'Conta', icon: 'user-round' },
  privacidade: { label: 'Privacidade', icon: 'lock' },
  lei: { label: 'O que a lei diz', icon: 'gavel' },
}

export const subjectLabels = Object.fromEntries(
  helpSubjects.map((subject) => [subject, subjectWords[subject].label]),
) as Record<HelpSubject, string>

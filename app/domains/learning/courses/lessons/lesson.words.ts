import type { IconName } from '#ui/components/icon-names.ts'
import type { AskedEntry } from './asked-entry.kinds.ts'
import type { LessonKind, LessonPhase } from './lesson.kinds.ts'

export const lessonKindWords: Record<LessonKind, { label: string; text: string; icon: IconName }> = {
  video: { label: 'Vídeo', text: 'Enviado para cá, ou por um endereço.', icon: 'play' },
  texto: { label: 'Texto', text: 'Com fotos, tabelas e coisas do site.', icon: 'file-text' },
  quiz: { label: 'Quiz', text: 'Perguntas com correção na hora.', icon: 'list-checks' },
  ao_vivo: { label: 'Ao vivo', text: 'Dia, hora e link; depois a gravação.', icon: 'calendar-days' },
  material: { label: 'Material', text: 'PDF ou foto para baixar.', icon: 'download' },
  tarefa: { label: 'Tarefa', text: 'Feita na planta de quem aprende, com a sua resposta.', icon: 'sprout' },
}

export const lessonPhaseWords: Record<LessonPhase, string> = {
  germinacao: 'germinação',
  vegetativo: 'vegetativo',
  floracao: 'floração',
}

export const askedEntryWords: Record<AskedEntry, string> = {
  foto: 'Uma foto',
  ec: 'Uma medição de EC',
  drenagem: 'A EC da drenagem',
  ph: 'Uma medição de pH',
  altura: 'A altura',
  rega: 'Uma rega',
  alimentacao: 'Uma alimentação',
  poda: 'Uma poda ou desfolha',
  lst: 'Um treino (LST, ScrOG)',
  transplante: 'Um transplante',
  saude: 'Como está a saúde',
  praga: 'Uma revisão de pragas',
  pesagem: 'Uma pesagem da secagem',
  nota: 'Uma nota',
}

/** 'Uma medição de EC de uma planta sua em floração'. */
export const askWords = ({ entry, phase }: { entry: AskedEntry; phase: LessonPhase | null }) =>
  `${askedEntryWords[entry]} de uma planta sua${phase ? ` em ${lessonPhaseWords[phase]}` : ''}`

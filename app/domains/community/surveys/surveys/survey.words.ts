import type { Audience, QuestionKind, SurveyState } from './survey.kinds.ts'

export const surveyStateNames: Record<SurveyState, string> = {
  draft: 'Rascunho',
  open: 'Aberta',
  closed: 'Encerrada',
}

export const audienceNames: Record<Audience, string> = {
  everyone: 'Todo mundo com conta',
  with_plants: 'Quem tem planta',
  newcomers: 'Quem chegou há menos de 30 dias',
}

export const questionKindNames: Record<QuestionKind, string> = {
  single: 'Uma opção',
  multiple: 'Várias opções',
  scale_10: 'Nota de 0 a 10',
  scale_5: 'Nota de 1 a 5',
  text: 'Texto livre',
}

export const helpSubjects = [
  'comecar',
  'diario',
  'clima',
  'rega',
  'ganza',
  'cursos',
  'loja',
  'vender',
  'banca',
  'copa',
  'comunidade360',
  'conta',
  'privacidade',
  'lei',
] as const
export type HelpSubject = (typeof helpSubjects)[number]

import type { Cause } from './cause.kinds.ts'

/** What counts, as staff chooses it and growers read it. */
export const causeWords: Record<Cause, string> = {
  cuidado: 'Dia de cuidado registrado no diário',
  medicao: 'Medição nova no diário',
  foto: 'Foto da planta, com dias entre uma e outra',
  colheita: 'Colheita de uma planta acompanhada',
  'resposta-util': 'Comentário que ajudou quem perguntou',
  aula: 'Aula concluída',
  curso: 'Curso concluído',
  blog: 'Texto publicado no blog',
}

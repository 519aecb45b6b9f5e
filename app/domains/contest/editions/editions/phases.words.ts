import type { CupPhase } from './phases.kinds.ts'

/** What a phase is called, and who does what in it (decision 048). */
export const phaseWords: Record<CupPhase, { label: string; text: string }> = {
  'inscricoes-abertas': {
    label: 'Inscrições abertas',
    text: 'Growers inscrevem um redondo por modalidade, com uma planta do próprio diário.',
  },
  'votacao-popular': {
    label: 'Votação popular',
    text: 'Qualquer pessoa com e-mail confirmado, e conta mais antiga que esta fase, dá um voto em cada modalidade. Dá para trocar até o fim.',
  },
  'votacao-popular-jurados': {
    label: 'Votação dos jurados',
    text: 'Os jurados provam às cegas e dão notas de 0 a 10 a cada redondo, por critérios com peso. O público espera.',
  },
  'final-nas-categorias': {
    label: 'Final nas categorias',
    text: 'Os finalistas de cada modalidade recebem votos novos do público e notas novas dos jurados.',
  },
  'cultivo-do-ano': {
    label: 'Cultivo do ano',
    text: 'O público dá um só voto, entre os finalistas de todas as modalidades. Valem os votos dados a quem venceu a sua modalidade.',
  },
  'entrega-dos-premios': {
    label: 'Entrega dos prêmios',
    text: 'A apuração é conferida e publicada, e os prêmios são entregues.',
  },
}

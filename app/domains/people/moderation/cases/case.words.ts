import type { AppealOutcome, CaseState, EntryKind, Outcome, ReportedKind } from './case.kinds.ts'

export const stateNames: Record<CaseState, string> = {
  aberta: 'Aberta',
  em_analise: 'Em análise',
  decidida: 'Decidida',
}

export const outcomeNames: Record<Outcome, string> = {
  manter: 'Manter',
  esconder: 'Esconder',
  remover: 'Remover',
  avisar: 'Avisar',
  suspender: 'Suspender',
}

/** The keys of the queue and of the page of a case. */
export const outcomeKeys: Record<Outcome, string> = {
  manter: 'm',
  esconder: 'e',
  remover: 'r',
  avisar: 'a',
  suspender: 's',
}

/** The consequence, said before the decision. */
export const outcomeEffects: Record<Outcome, string> = {
  manter: 'Tudo fica como está. Só quem denunciou é avisado.',
  esconder: 'Some para os outros. Quem publicou ainda vê, lê o motivo e pode recorrer.',
  remover: 'É apagado. Quem publicou lê o motivo e pode recorrer em 30 dias.',
  avisar: 'Continua no ar. Quem publicou recebe um aviso com o motivo.',
  suspender: 'Some para os outros, e a conta fica fechada até o dia escolhido.',
}

/** Asked once, before it is gone. */
export const removalInWords = ({ target, seen_title }: { target: ReportedKind; seen_title: string }) =>
  `Vai ser apagado para todos: ${kindNames[target].toLowerCase()}${seen_title && ` “${seen_title}”`}. É isso mesmo?`

/** Said of a decided case, to the team. */
export const outcomeDone: Record<Outcome, string> = {
  manter: 'Mantida',
  esconder: 'Escondida',
  remover: 'Removida',
  avisar: 'Com aviso',
  suspender: 'Conta suspensa',
}

/** A decision that was undone on appeal says so. */
export const decidedInWords = (outcome: Outcome, reverted: boolean) =>
  reverted ? `Revertida (era: ${outcomeDone[outcome].toLowerCase()})` : outcomeDone[outcome]

export const appealNames: Record<AppealOutcome, string> = { mantido: 'Mantido', revertido: 'Revertido' }

export const kindNames: Record<ReportedKind, string> = {
  plant: 'Planta',
  space: 'Espaço',
  plan: 'Plano',
  user: 'Perfil',
  comment: 'Comentário',
  post: 'Publicação',
  product: 'Produto',
  review: 'Avaliação',
  blog_post: 'Postagem do blog',
  course: 'Curso',
  cup_entry: 'Redondo da copa',
}

export const entryWords: Record<EntryKind, string> = {
  aberta: 'Caso aberto',
  assumida: 'Assumiu o caso',
  largada: 'Devolveu à fila',
  nota: 'Anotou',
  decidida: 'Decidiu',
  recurso: 'Quem publicou recorreu',
  recurso_mantido: 'Recurso: decisão mantida',
  recurso_revertido: 'Recurso: decisão revertida',
}

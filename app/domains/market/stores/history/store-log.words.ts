import type { StoreRole } from '../members/store-role.kinds.ts'
import { roleNames } from '../members/store-role.words.ts'
import type { StoreLogEntry } from './store-log.schemas.ts'

const sentences: Record<StoreLogEntry['act'], (about: string, detail: string) => string> = {
  created: () => 'criou o rascunho da loja',
  changed: () => 'mudou os dados da loja',
  submitted: () => 'enviou a loja para análise',
  withdrawn: () => 'cancelou o envio para análise',
  approved: () => 'aprovou a loja',
  refused: (_, detail) => `pediu ajustes: ${detail}`,
  suspended: (_, detail) => `suspendeu a loja: ${detail}`,
  reopened: () => 'reabriu a loja',
  closed: () => 'encerrou a loja',
  brought_back: () => 'trouxe a loja de volta',
  fee_changed: (_, detail) => `mudou a taxa da plataforma: ${detail}`,
  invited: (_, detail) => `convidou alguém para a equipe (${detail})`,
  invite_resent: (_, detail) => `enviou um convite de novo (${detail})`,
  invite_withdrawn: (_, detail) => `retirou um convite (${detail})`,
  invite_accepted: (_, detail) => `entrou na equipe (${detail})`,
  invite_refused: (_, detail) => `não aceitou um convite (${detail})`,
  role_changed: (about, detail) => `mudou o papel de ${about} para ${detail}`,
  member_removed: (about) => `tirou ${about} da equipe`,
  member_left: () => 'saiu da equipe',
  handover_offered: (about) => `ofereceu a loja a ${about}`,
  handover_withdrawn: (about) => `retirou a oferta da loja a ${about}`,
  handover_refused: () => 'não quis ficar com a loja',
  handover_accepted: () => 'ficou com a loja',
}

/** 'wagner.estoque aceitou o convite para ser gerente'. */
export function logSentence({ act, by, by_staff, about, detail }: StoreLogEntry): string {
  const who = by ?? (by_staff ? 'Nossa equipe' : 'Alguém que saiu do site')
  const said =
    detail && Object.hasOwn(roleNames, detail) ? roleNames[detail as StoreRole].toLowerCase() : (detail ?? '')
  return `${who} ${sentences[act](about ?? 'alguém que saiu do site', said)}`
}

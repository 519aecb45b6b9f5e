import type { MemberRole } from './member.kinds.ts'

export const memberNames: Record<MemberRole, string> = { helper: 'Ajuda', viewer: 'Só olha' }

/** 'Você pode …' */
export const memberMay: Record<MemberRole, string> = {
  helper: 'ver as leituras e mudar modo e aparelhos',
  viewer: 'ver as leituras e o que aconteceu',
}

export const memberHelp: Record<MemberRole, string> = {
  helper: 'Vê as leituras, muda o modo e liga ou desliga aparelhos.',
  viewer: 'Vê as leituras e o que aconteceu, sem mexer em nada.',
}

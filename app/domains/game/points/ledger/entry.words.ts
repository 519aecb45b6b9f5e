import type { EntryKind } from './entry.kinds.ts'

const words: Record<EntryKind, (what: string) => string> = {
  ganho: (what) => what,
  premio: (what) => `Missão: ${what}`,
  ajuste: (what) => `Da equipe: ${what}`,
  estorno: (what) => `Desfeito: ${what}`,
  troca: (what) => `Troca: ${what}`,
  devolucao: (what) => `Devolvido: ${what}`,
}

/** 'Missão: Semana de medições', 'Desfeito: Foto'. */
export const entryWords = (kind: EntryKind, what: string): string => words[kind](what)

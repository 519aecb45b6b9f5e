import { plural } from '#shared/numbers.ts'
import type { BadgeIcon, BadgeWay, Tier } from './badge.kinds.ts'

export const tierWords: Record<Tier, string> = { bronze: 'Bronze', prata: 'Prata', ouro: 'Ouro' }
export const wayWords: Record<BadgeWay, string> = {
  regra: 'Por regra: ações contadas',
  mao: 'À mão, pela equipe',
  recompensa: 'Em troca de pontos ou por missão',
}
export const iconWords: Record<BadgeIcon, string> = {
  award: 'Medalha',
  sprout: 'Broto',
  leaf: 'Folha',
  droplets: 'Gotas',
  ruler: 'Régua',
  camera: 'Câmera',
  wheat: 'Espiga',
  'hand-heart': 'Mão com coração',
  'graduation-cap': 'Chapéu de formatura',
  'notebook-pen': 'Caderno',
  'sun-moon': 'Sol e lua',
  microscope: 'Microscópio',
  star: 'Estrela',
  trophy: 'Troféu',
}

type Rule = { way: BadgeWay; times: number; window_days: number; action: string | null }

/** '“Medição”, 10 vezes em 30 dias.' */
export function badgeSentence({ way, times, window_days, action }: Rule): string {
  if (way === 'mao') return 'A equipe dá a quem merece.'
  if (way === 'recompensa') return 'Vem de uma missão ou em troca de pontos.'
  const when = window_days ? ` em ${plural(window_days, 'dia', 'dias')}` : ''
  return `“${action ?? 'Nenhuma ação'}”, ${plural(times, 'vez', 'vezes')}${when}.`
}

import type { IconName } from '#ui/components/icon-names.ts'

export const tiers = ['bronze', 'prata', 'ouro'] as const
export type Tier = (typeof tiers)[number]
export const badgeWays = ['regra', 'mao', 'recompensa'] as const
export type BadgeWay = (typeof badgeWays)[number]

/** Pictures that a badge may have. */
export const badgeIcons = [
  'award',
  'sprout',
  'leaf',
  'droplets',
  'ruler',
  'camera',
  'wheat',
  'hand-heart',
  'graduation-cap',
  'notebook-pen',
  'sun-moon',
  'microscope',
  'star',
  'trophy',
] as const satisfies readonly IconName[]
export type BadgeIcon = (typeof badgeIcons)[number]

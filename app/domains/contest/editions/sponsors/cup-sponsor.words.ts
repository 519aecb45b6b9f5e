import type { SponsorLevel } from './cup-sponsor.kinds.ts'

export const sponsorLevelWords: Record<SponsorLevel, string> = {
  master: 'Master',
  ouro: 'Ouro',
  prata: 'Prata',
  apoio: 'Apoio',
}

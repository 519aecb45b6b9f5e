export const sponsorLevels = ['master', 'ouro', 'prata', 'apoio'] as const
export type SponsorLevel = (typeof sponsorLevels)[number]

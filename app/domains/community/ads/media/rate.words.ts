import { formatPercent } from '#shared/numbers.ts'

/** Clicks per impression: '1,3 %'; '–' before the first impression. */
export const rateWords = ({ impressions, clicks }: { impressions: number; clicks: number }) =>
  impressions ? formatPercent(clicks / impressions, 1) : '–'

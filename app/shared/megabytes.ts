import { formatNumber } from './numbers.ts'

/** '12 MB'; '0,4 MB' below one, and what would be '0 MB' in words. */
export const formatMegabytes = (bytes: number): string => {
  if (bytes > 0 && bytes < 0.05 * 1024 * 1024) return 'menos de 1\u00a0MB'
  const megabytes = bytes / (1024 * 1024)
  return `${formatNumber(megabytes, megabytes < 10 ? 1 : 0)}\u00a0MB`
}

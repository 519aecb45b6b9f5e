import { formatNumber } from './numbers.ts'

/** '12 MB'; '0,4 MB' below one. */
export const formatMegabytes = (bytes: number): string => {
  const megabytes = bytes / (1024 * 1024)
  return `${formatNumber(megabytes, megabytes < 10 ? 1 : 0)}\u00a0MB`
}

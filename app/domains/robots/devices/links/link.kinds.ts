/** How a robot was linked: typed, scanned, handed over by its owner before, or by staff. */
export const linkWays = ['serial', 'qrcode', 'transfer', 'staff'] as const
export type LinkWay = (typeof linkWays)[number]

import type { Palette } from '../palette.ts'
import { ellipse, path } from '../svg.ts'

export const HATS: Record<'palha' | 'bone' | 'lenco', (palette: Palette) => string> = {
  palha: ({ ink }) =>
    ellipse(256, 178, 178, 38, { fill: ink(0.72, 0.09, 82) }) +
    ellipse(256, 170, 178, 36, { fill: ink(0.84, 0.085, 86) }) +
    path('M168 168C166 74 346 74 344 168Q256 198 168 168Z', { fill: ink(0.87, 0.08, 88) }) +
    path('M168 150Q256 184 344 150V170Q256 200 168 170Z', { fill: ink(0.54, 0.1, 42) }) +
    path('M200 104Q256 84 312 104M188 126Q256 104 324 126M96 168Q140 150 160 150M352 150Q380 152 416 168', {
      stroke: ink(0.74, 0.085, 80),
      width: 4,
    }),
  bone: ({ ink }) =>
    path('M166 196C160 92 352 92 346 196Q256 168 166 196Z', { fill: ink(0.46, 0.07, 155) }) +
    path('M280 108C334 116 350 150 346 196Q322 186 300 182Q306 140 280 108Z', { fill: ink(0.39, 0.065, 158) }) +
    path('M160 200Q256 140 352 200Q300 178 256 178Q206 178 160 200Z', { fill: ink(0.36, 0.06, 158) }) +
    path('M256 158V142M256 148q-16 0-19-14q16 0 19 14q3-14 19-14q-3 14-19 14', {
      stroke: ink(0.9, 0.03, 95),
      width: 5,
      fill: ink(0.9, 0.03, 95),
    }),
  lenco: ({ ink }) =>
    path('M162 204C156 104 356 104 350 204Q256 152 162 204Z', { fill: ink(0.6, 0.12, 38) }) +
    path('M346 190q42 4 52 40q-36 4-54-22M346 194q30 22 22 58q-28-12-28-50', { fill: ink(0.54, 0.115, 36) }) +
    path('M200 150h.1M238 132h.1M280 134h.1M316 156h.1M256 158h.1M220 172h.1M294 174h.1', {
      stroke: ink(0.9, 0.04, 88),
      width: 11,
    }),
}

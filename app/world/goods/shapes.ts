import type { ProductFamily } from '#domains/products/demo/product-family.kinds.ts'
import type { Random } from '../photos/random.ts'

export type Look = { accent: string; dark: boolean; random: Random }
type Shape = (look: Look) => string

const box = (x: number, y: number, w: number, h: number, fill: string, r = 8, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${more}/>`
const dot = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`
const way = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`
const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
const oval = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
const row = (count: number, draw: (at: number) => string) => Array.from({ length: count }, (_, at) => draw(at)).join('')

const metal = '#cfd4d3'
const steel = '#8b9492'
const coal = '#2c312f'
const paper = '#f7f3e8'
const casing = ({ dark }: Look) => (dark ? coal : '#eceeea')

/** A leaf as a mark on labels: of no plant in particular. */
const leaf = (x: number, y: number, size: number, fill: string) =>
  way(
    `M${x} ${y}c${size} ${-size * 0.2} ${size * 1.3} ${-size} ${size * 1.2} ${-size * 1.5}c${-size * 0.8} 0 ${-size * 1.5} ${size * 0.5} ${-size * 1.2} ${size * 1.5}z`,
    fill,
  )
const label = (x: number, y: number, w: number, h: number, accent: string) =>
  box(x, y, w, h, paper, 6) +
  box(x, y, w, h * 0.22, accent, 6) +
  leaf(x + w / 2 - 14, y + h * 0.62, 26, accent) +
  row(3, (at) => box(x + w * 0.2, y + h * (0.7 + at * 0.08), w * (0.6 - at * 0.12), 5, '#b9b4a4', 2))
const screen = (x: number, y: number, w: number, h: number, text: string) =>
  box(x, y, w, h, '#cfdcc6', 6, 'stroke="#1f2a22" stroke-width="4"') +
  `<text x="${x + w / 2}" y="${y + h * 0.72}" font-family="monospace" font-size="${h * 0.6}" font-weight="700" text-anchor="middle" fill="#1f2a22">${text}</text>`
const heightAt = (at: number) => 30 + ((at * 24) % 40)
const cord = (from: string) => stroke(from, coal, 7)

export const shapes: Record<ProductFamily, Shape> = {
  painel: (look) =>
    stroke('M170 210L300 90L430 210M190 210L300 90L410 210', steel, 3) +
    dot(300, 90, 9, metal, 'stroke="#6d7472" stroke-width="4"') +
    way('M120 230L480 230L530 330L70 330z', casing(look)) +
    way('M140 240L460 240L500 318L100 318z', '#fbfaf2') +
    row(7, (y) =>
      row(12, (x) => dot(138 + x * 29.5 - y * 4 + x * y * 0.7, 250 + y * 10, 4, (x + y) % 5 ? '#f2c14b' : '#d4492f')),
    ) +
    way('M70 330L530 330L526 352L74 352z', look.accent) +
    oval(300, 440, 240, 60, 'url(#glow)'),
  barra: (look) =>
    row(4, (at) => {
      const y = 190 + at * 74
      return (
        box(90, y, 420, 34, casing(look), 8) +
        box(104, y + 9, 392, 16, '#fff8df', 6) +
        row(20, (x) => dot(116 + x * 19.4, y + 17, 4, x % 4 ? '#f0bd45' : '#c8452f'))
      )
    }) +
    box(140, 170, 22, 290, steel, 6) +
    box(438, 170, 22, 290, steel, 6),
  lampada: ({ accent }) =>
    oval(300, 280, 150, 150, 'url(#glow)') +
    way(
      'M300 130c80 0 120 56 120 118c0 70-54 88-62 150h-116c-8-62-62-80-62-150c0-62 40-118 120-118z',
      '#fff7e0',
      'stroke="#d9cba3" stroke-width="4"',
    ) +
    stroke('M262 396l14-110l24 34l24-34l14 110', '#d59a2c', 5) +
    row(4, (at) => box(248 - at, 398 + at * 18, 104 + at * 2, 14, at % 2 ? steel : metal, 6)) +
    box(244, 392, 112, 14, accent, 5) +
    way('M268 470h64l-14 24h-36z', coal),
  timer: (look) =>
    box(190, 130, 220, 350, casing(look), 28) +
    screen(220, 165, 160, 74, '18:06') +
    row(6, (at) => dot(240 + (at % 3) * 60, 290 + Math.floor(at / 3) * 56, 18, at === 4 ? look.accent : steel)) +
    dot(300, 430, 30, '#f6f6f2', 'stroke="#777" stroke-width="3"') +
    dot(288, 430, 5, coal) +
    dot(312, 430, 5, coal) +
    box(190, 130, 220, 350, 'url(#shine)', 28),
  saco: ({ accent, random }) => {
    const body = 'M170 150c40 10 220 10 260 0c16 110 22 230 10 336c-60 14-220 14-280 0c-12-106-6-226 10-336z'
    return (
      way(body, random.pick(['#efe6d2', '#e3e7d8', '#34302b'])) +
      way('M170 150c40 10 220 10 260 0l-8-34c-60 12-184 12-244 0z', accent) +
      stroke('M186 134c60 12 168 12 228 0', paper, 3, 'stroke-dasharray="7 9"') +
      label(212, 216, 176, 196, accent) +
      way(body, 'url(#shine)')
    )
  },
  garrafa: ({ accent, random }) => {
    const liquid = random.pick(['#35302b', '#5c3a22', '#e9ecea', '#26422f'])
    const body = 'M226 236c0-34 32-44 38-70h72c6 26 38 36 38 70v230c0 18-10 26-26 26h-96c-16 0-26-8-26-26z'
    return (
      way(body, liquid) +
      box(256, 108, 88, 62, accent, 8) +
      row(9, (at) => box(261 + at * 9, 112, 3, 54, '#00000030', 1)) +
      label(226, 268, 148, 176, accent) +
      way(body, 'url(#shine)')
    )
  },
  po: ({ accent }) => {
    const body = 'M186 216h228l14 258c0 12-8 20-20 20H192c-12 0-20-8-20-20z'
    return (
      way(body, '#f4efe3') +
      box(172, 160, 256, 64, accent, 14) +
      box(172, 160, 256, 64, 'url(#shine)', 14) +
      label(216, 262, 168, 190, accent) +
      way(body, 'url(#shine)')
    )
  },
  feltro: ({ accent, dark }) => {
    const body = 'M150 210h300l-26 270c-60 18-188 18-248 0z'
    return (
      way(body, dark ? '#3b3d3a' : '#7b6f5f') +
      oval(300, 212, 150, 34, dark ? '#2a2c2a' : '#5d5347') +
      oval(300, 216, 132, 26, '#4a3527') +
      row(26, (at) => dot(186 + ((at * 47) % 230), 206 + ((at * 13) % 22), 4, at % 3 ? '#6b4d38' : '#d9d2c4')) +
      stroke('M152 262c-46 10-46 84 8 92M448 262c46 10 46 84-8 92', accent, 16) +
      row(12, (at) => stroke(`M${176 + at * 22} 250v210`, '#ffffff14', 3)) +
      way(body, 'url(#shine)')
    )
  },
  vaso: ({ accent, dark }) => {
    const body = 'M172 200h256l-34 280c-2 10-8 14-18 14H224c-10 0-16-4-18-14z'
    return (
      way(body, dark ? '#303432' : accent) +
      box(156, 170, 288, 44, dark ? '#3b403d' : accent, 10) +
      oval(300, 180, 128, 16, '#4a3527') +
      row(18, (at) => dot(196 + ((at * 53) % 210), 174 + ((at * 7) % 12), 3.4, at % 3 ? '#6b4d38' : '#ece6d8')) +
      box(156, 170, 288, 44, 'url(#shine)', 10) +
      way(body, 'url(#shine)')
    )
  },
  bandeja: ({ accent }) =>
    way('M96 330L504 330L548 470L52 470z', coal) +
    row(4, (y) =>
      row(9, (x) =>
        oval(110 + x * 47.5 + (x - 4) * y * 4, 352 + y * 30, 18, 11, y % 2 === x % 2 ? '#5b4331' : '#4a3527'),
      ),
    ) +
    way(
      'M120 200h360c20 0 30 14 34 34l22 100H64l22-100c4-20 14-34 34-34z',
      '#dcebf0',
      'fill-opacity=".55" stroke="#a9c4cc" stroke-width="4"',
    ) +
    oval(300, 236, 34, 12, accent) +
    stroke('M140 226L112 316', '#ffffff', 8, 'stroke-opacity=".8"'),
  estufa: ({ accent }) =>
    way('M140 110L420 90L480 128V474L200 498L140 470z', coal) +
    way('M200 140L480 128V474L200 498z', '#3a403d') +
    way('M226 172L452 162V450L226 468z', '#d8dedb') +
    way('M226 172L452 162V450L226 468z', 'url(#top)') +
    row(6, (at) => stroke(`M${240 + at * 40} 172L${236 + at * 42} 466`, '#ffffff', 3, 'stroke-opacity=".5"')) +
    box(262, 186, 150, 18, '#fdf6d8', 5) +
    oval(338, 240, 110, 60, 'url(#glow)') +
    stroke('M214 160L466 148', accent, 6) +
    dot(170, 210, 22, '#1d211f', 'stroke="#555b58" stroke-width="5"') +
    dot(172, 400, 18, '#1d211f', 'stroke="#555b58" stroke-width="5"'),
  exaustor: (look) =>
    box(150, 250, 300, 170, casing(look), 30) +
    box(110, 276, 50, 118, steel, 10) +
    box(440, 276, 50, 118, steel, 10) +
    oval(112, 335, 18, 59, coal) +
    row(5, (at) => stroke(`M112 335L${104 + at * 4} ${284 + at * 25}`, steel, 3)) +
    box(150, 250, 300, 170, 'url(#top)', 30) +
    box(250, 200, 100, 58, look.accent, 8) +
    cord('M340 212c70-20 90 20 150-10') +
    way('M170 420h60l10 70h-80zM370 420h60l10 70h-80z', steel) +
    label(240, 286, 120, 110, look.accent),
  ventilador: ({ accent, dark }) =>
    way('M268 400h64l20 70h-104z', dark ? coal : '#e5e7e2') +
    box(230, 466, 140, 28, steel, 10) +
    dot(300, 260, 158, dark ? '#3a403d' : '#eef0ec', 'stroke="#7d8583" stroke-width="8"') +
    dot(300, 260, 138, '#dfe5e2') +
    row(
      5,
      (at) =>
        `<g transform="rotate(${at * 72} 300 260)">${way('M300 260c-44-20-58-84-10-122c40 26 40 92 10 122z', accent, 'fill-opacity=".85"')}</g>`,
    ) +
    row(18, (at) => `<g transform="rotate(${at * 20} 300 260)">${stroke('M300 222V112', '#59605e', 2.5)}</g>`) +
    dot(300, 260, 34, coal),
  filtro: ({ accent }) =>
    box(190, 130, 220, 350, '#b9c0be', 14) +
    row(20, (y) => row(13, (x) => dot(204 + x * 16 + (y % 2) * 8, 172 + y * 14, 3.6, '#6b7371'))) +
    box(184, 120, 232, 40, metal, 12) +
    box(184, 450, 232, 40, metal, 12) +
    box(230, 84, 140, 44, steel, 8) +
    oval(300, 86, 70, 14, coal) +
    box(184, 300, 232, 54, accent, 4) +
    leaf(286, 340, 22, paper) +
    box(190, 120, 220, 370, 'url(#shine)', 14),
  umidificador: ({ accent }) =>
    row(4, (at) =>
      stroke(`M${270 + at * 20} 150c-20-30 20-46 0-${70 + at * 8}`, '#ffffff', 12, 'stroke-opacity=".75"'),
    ) +
    way('M200 220c0-50 60-66 100-66s100 16 100 66v232c0 26-16 40-40 40H240c-24 0-40-14-40-40z', '#f2f4f1') +
    way('M214 250h172v150H214z', '#bcd9e4', 'fill-opacity=".8"') +
    stroke('M214 290c40-14 60 14 90 0s50 10 82 0', '#8bb9c9', 4) +
    dot(300, 446, 22, accent) +
    box(200, 154, 200, 338, 'url(#shine)', 60),
  caneta: (look) =>
    `<g transform="rotate(24 300 300)">${box(252, 90, 96, 300, casing(look), 30)}${screen(266, 130, 68, 54, '6.2')}${dot(300, 222, 14, look.accent)}${dot(300, 262, 10, steel)}${box(266, 380, 68, 60, look.accent, 10)}${box(280, 436, 40, 62, '#dfe8ea', 12)}${dot(300, 488, 12, '#a9c4cc')}${box(252, 90, 96, 300, 'url(#shine)', 30)}</g>`,
  termometro: (look) =>
    box(150, 150, 300, 300, casing(look), 34) +
    screen(182, 186, 236, 96, '24.5°') +
    screen(182, 298, 150, 74, '58%') +
    dot(384, 336, 24, look.accent) +
    stroke('M450 320c70 10 40 120 90 150', coal, 6) +
    box(528, 458, 20, 44, steel, 8) +
    box(150, 150, 300, 300, 'url(#top)', 34) +
    way('M190 450h220l16 34H174z', steel),
  balanca: (look) =>
    oval(300, 254, 168, 34, metal) +
    oval(300, 248, 168, 32, '#e6eae8') +
    oval(300, 246, 130, 22, '#f7f9f7') +
    box(262, 270, 76, 40, steel, 6) +
    way('M126 310h348l34 160c2 16-6 24-20 24H112c-14 0-22-8-20-24z', casing(look)) +
    screen(210, 350, 180, 78, '12.40') +
    dot(446, 446, 14, look.accent) +
    dot(154, 446, 14, steel),
  gotejo: ({ accent }) =>
    stroke('M90 200c120-90 200 60 300 0s120 60 120 60', coal, 14) +
    row(
      4,
      (at) =>
        stroke(`M${150 + at * 96} ${178 + (at % 2) * 34}V${330 + (at % 2) * 20}`, coal, 6) +
        way(`M${140 + at * 96} ${330 + (at % 2) * 20}h20l-4 46h-12z`, accent) +
        way(`M${150 + at * 96} ${392 + (at % 2) * 20}c12 18 12 28 0 30c-12-2-12-12 0-30z`, '#5fa6c4'),
    ) +
    box(430, 300, 130, 190, '#3c8aa8', 14) +
    box(450, 330, 90, 60, paper, 8) +
    box(430, 300, 130, 190, 'url(#shine)', 14),
  borrifador: ({ accent }) =>
    way(
      'M220 250c0-40 40-50 50-80h60c10 30 50 40 50 80v220c0 14-8 22-22 22H242c-14 0-22-8-22-22z',
      '#dfeaec',
      'fill-opacity=".9"',
    ) +
    way('M224 330h152v134c0 14-8 22-22 22H246c-14 0-22-8-22-22z', '#9cc6a8', 'fill-opacity=".8"') +
    way('M256 96h110c20 0 34 12 40 30h-60v44h-92v-40z', accent) +
    box(176, 104, 84, 22, coal, 8) +
    stroke('M372 130c6 30-10 54-26 70', accent, 16) +
    row(4, (at) => dot(150 - at * 22, 96 + ((at * 17) % 40), 6, '#a9d0dc')) +
    box(220, 170, 160, 322, 'url(#shine)', 30),
  tesoura: ({ accent }) =>
    `<g transform="rotate(-28 300 300)">${way('M292 90c18 40 22 130 18 220h-20c-6-90-10-180 2-220z', metal, 'stroke="#8b9492" stroke-width="3"')}${way('M318 92c-26 44-36 128-34 218h22c12-84 22-168 12-218z', '#e4e8e6', 'stroke="#8b9492" stroke-width="3"')}${dot(300, 320, 14, steel)}${stroke('M292 330c-50 20-90 90-60 150s60-10 52-60s4-64 8-90M308 330c50 20 90 90 60 150s-60-10-52-60s-4-64-8-90', accent, 26)}</g>`,
  rede: ({ accent }) =>
    stroke('M300 70V120M180 130L300 90L420 130', steel, 5) +
    row(
      5,
      (at) =>
        oval(300, 140 + at * 84, 170, 34, at ? '#3d4441' : coal) +
        oval(300, 136 + at * 84, 150, 26, '#c9cfc9') +
        row(9, (x) => stroke(`M${170 + x * 32} ${124 + at * 84}l12 26`, '#8c948f', 2)),
    ) +
    stroke('M132 140V476M468 140V476', accent, 7) +
    stroke('M240 112V500M360 112V500', '#2c312f', 3, 'stroke-opacity=".35"'),
  pote: ({ accent, random }) => {
    const glass = random.pick(['#8a5a2b', '#b9cfd0', '#6f4a28'])
    return (
      way(
        'M200 220c0-20 12-30 30-30h140c18 0 30 10 30 30v236c0 22-14 36-36 36H236c-22 0-36-14-36-36z',
        glass,
        'fill-opacity=".85"',
      ) +
      box(208, 138, 184, 44, glass, 12) +
      box(196, 176, 208, 18, '#d8d2c6', 8) +
      stroke('M180 186c-12 40 6 66 26 70M420 186c12 40-6 66-26 70', steel, 7) +
      label(232, 286, 136, 150, accent) +
      stroke('M222 236v214', '#ffffff', 9, 'stroke-opacity=".55"')
    )
  },
  livro: ({ accent }) =>
    way('M170 130h230c14 0 22 8 22 20v330c0 12-8 20-22 20H170z', '#e9e4d6') +
    way('M178 494h226l-6-18H178z', '#cfc9b8') +
    way('M158 116h232c14 0 22 8 22 20v330c0 12-8 20-22 20H158z', accent) +
    box(158, 116, 26, 370, '#00000026', 4) +
    box(216, 168, 164, 10, paper, 4) +
    box(216, 190, 120, 10, paper, 4) +
    stroke('M296 400V270', paper, 7) +
    leaf(298, 350, 48, paper) +
    `<g transform="translate(592 20) scale(-1 1)">${leaf(298, 330, 44, paper)}</g>` +
    box(158, 116, 254, 370, 'url(#shine)', 8),
  digital: ({ accent }) =>
    box(168, 110, 264, 380, coal, 26) +
    box(184, 132, 232, 330, paper, 10) +
    box(184, 132, 232, 70, accent, 10) +
    row(6, (at) => box(208, 224 + at * 24, at % 3 === 2 ? 110 : 184, 9, '#cdc7b6', 4)) +
    row(5, (at) => box(212 + at * 38, 450 - heightAt(at) - 6, 24, heightAt(at), accent, 3)) +
    box(168, 110, 264, 380, 'url(#shine)', 26),
  curso: ({ accent }) =>
    box(100, 150, 400, 270, coal, 18) +
    box(116, 166, 368, 230, '#edf1ea', 8) +
    box(116, 166, 368, 230, accent, 8, 'fill-opacity=".22"') +
    dot(300, 281, 52, accent) +
    way('M284 254l44 27l-44 27z', paper) +
    box(140, 372, 320, 8, '#ffffff', 4) +
    box(140, 372, 130, 8, accent, 4) +
    way('M60 430h480l-20 36c-4 8-12 12-22 12H102c-10 0-18-4-22-12z', metal) +
    box(250, 430, 100, 12, steel, 6),
  caixa: ({ accent }) =>
    way('M110 240L300 310L490 240V430L300 500L110 430z', '#c59a68') +
    way('M300 310L490 240V430L300 500z', '#ad8454') +
    way('M110 240L300 170L490 240L300 310z', '#dab483') +
    way('M194 208L384 278V330L372 334L356 320L344 340V292L160 222z', accent, 'fill-opacity=".85"') +
    leaf(180, 390, 40, accent) +
    box(336, 400, 90, 10, '#8a683f', 4, 'transform="skewY(-20) translate(0 136)"'),
  conversa: ({ accent }) =>
    way(
      'M120 150h270c26 0 42 16 42 42v116c0 26-16 42-42 42H238l-72 62v-62h-46c-26 0-42-16-42-42V192c0-26 16-42 42-42z',
      accent,
    ) +
    row(3, (at) => box(120, 198 + at * 38, 240 - at * 55, 14, paper, 7)) +
    way(
      'M300 300h180c24 0 40 16 40 40v74c0 24-16 40-40 40h-14v48l-60-48H300c-24 0-40-16-40-40v-74c0-24 16-40 40-40z',
      paper,
      'stroke="#d8d0bc" stroke-width="4"',
    ) +
    leaf(360, 412, 44, accent),
}

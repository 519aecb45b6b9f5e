import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

const file = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'
let font: Font | undefined

/** The site's own display font: a server has no others that one could rely on. In its default, boldest weight. */
function display(): Font {
  font ??= create(readFileSync(createRequire(import.meta.url).resolve(file))) as Font
  return font
}

/** Width of a line in pixels. */
export const widthOf = (text: string, size: number) =>
  (display().layout(text).advanceWidth * size) / display().unitsPerEm

/** What the font can draw: emoji and other scripts are left out. */
export const drawable = (text: string) =>
  [...text.normalize('NFC')].filter((sign) => display().hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)).join('')

/** A line of text as the data of an SVG path, its baseline at the origin. */
export function linePath(text: string, size: number): string {
  const { glyphs, positions } = display().layout(text)
  const scale = size / display().unitsPerEm
  let x = 0
  return glyphs
    .map((glyph, at) => {
      const path = glyph.path.scale(scale, -scale).translate(x, 0).toSVG()
      x += (positions[at]?.xAdvance ?? 0) * scale
      return path
    })
    .join('')
}

/** Breaks a text into at most `most` lines of that width; what does not fit ends in '…'. */
export function linesOf(text: string, { size, width, most }: { size: number; width: number; most: number }): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of drawable(text).split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word
    if (widthOf(longer, size) <= width) line = longer
    else {
      if (line) lines.push(line)
      line = word
    }
  }
  if (line) lines.push(line)
  const shown = lines.slice(0, most)
  if (lines.length > most) shown[most - 1] = `${shown[most - 1]}…`
  return shown.map((one) => cut(one, size, width))
}

/** A word longer than the line is cut. */
function cut(line: string, size: number, width: number) {
  let text = line
  while (text.length > 1 && widthOf(text, size) > width) text = `${text.replace(/…$/, '').slice(0, -1)}…`
  return text
}

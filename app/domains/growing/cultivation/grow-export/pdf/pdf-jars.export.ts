import { entryValues, jarTitle, wordsOf } from '#domains/growing/harvest/jars/jar.words.ts'
import { fact, heading, ink, keepTogether, MARGIN, plain, type Sheet } from '#platform/pdf/pdf-sheet.ts'
import { pdfText } from '#platform/pdf/pdf-text.ts'
import { formatFull, formatLongDay, onDay } from '#shared/dates.ts'
import { formatTyped } from '#shared/numbers.ts'
import type { GrowPlant } from '../grow-export.schemas.ts'

type Jar = GrowPlant['jars'][number]

/** The jars of a harvest: net weight, what is left, and the entries of each, oldest first. */
export function drawJars(sheet: Sheet, { name, genetic, jars }: GrowPlant) {
  if (!jars.length) return
  heading(sheet, `Potes de ${name}`)
  for (const jar of jars) drawJar(sheet, jar, [name, genetic].filter(Boolean).join(', '))
}

function drawJar(sheet: Sheet, jar: Jar, plant: string) {
  keepTogether(sheet, 80)
  sheet
    .font('Helvetica-Bold')
    .fontSize(10.5)
    .fillColor(ink.text)
    .text(pdfText(jarTitle(jar)), MARGIN)
  fact(sheet, 'Planta', plant)
  fact(sheet, 'Fechado em', formatLongDay(jar.sealed_on))
  fact(sheet, 'Peso', `${grams(jar.net_g)}, restam ${grams(jar.left_g)}`)
  fact(sheet, 'Espaço', jar.space)
  for (const entry of jar.entries) drawEntry(sheet, entry)
  sheet.moveDown(0.8)
}

const grams = (weight: number) => formatTyped(weight, 'g')

function drawEntry(sheet: Sheet, entry: Jar['entries'][number]) {
  keepTogether(sheet, 28)
  const when = `${wordsOf(entry.kind).label} ${onDay(formatFull(entry.happened_at))}`
  const content = [entryValues(entry), entry.note].filter(Boolean).join(', ')
  plain(sheet).text(pdfText([when, content].filter(Boolean).join(': ')), MARGIN)
}

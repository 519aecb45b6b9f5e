import { entryWords, outcomeWords } from '#domains/growing/problems/cases/case.words.ts'
import { fact, heading, ink, keepTogether, MARGIN, plain, type Sheet } from '#platform/pdf/pdf-sheet.ts'
import { pdfText } from '#platform/pdf/pdf-text.ts'
import { dayKey, formatLongDay, formatNumericDay, onDay } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import type { GrowPlant } from '../grow-export.schemas.ts'

type Problem = GrowPlant['problems'][number]

/** What was wrong with a plant, and what was done about it, by day; a treatment with its safety interval. */
export function drawProblems(sheet: Sheet, { name, problems }: GrowPlant) {
  if (!problems.length) return
  heading(sheet, `Problemas e tratamentos de ${name}`)
  for (const problem of problems) drawProblem(sheet, problem)
}

function drawProblem(sheet: Sheet, { name, seen_on, places, marks, outcome, closed_on, entries }: Problem) {
  keepTogether(sheet, 80)
  sheet.font('Helvetica-Bold').fontSize(10.5).fillColor(ink.text).text(pdfText(name), MARGIN)
  fact(sheet, 'Visto em', formatLongDay(seen_on))
  fact(sheet, 'Onde', places.join(', '))
  fact(sheet, 'Sinais', marks.join(', '))
  fact(sheet, 'Desfecho', outcome && closed_on ? `${outcomeWords[outcome]}, ${onDay(formatLongDay(closed_on))}` : null)
  for (const entry of entries) {
    keepTogether(sheet, 28)
    plain(sheet).text(pdfText(entryLine(entry)), MARGIN)
  }
  sheet.moveDown(0.8)
}

function entryLine({ kind, on, text, product, safety_days, harvest_from, written_at }: Problem['entries'][number]) {
  // Of an entry for another day: who takes it for proof must know.
  const later = dayKey(written_at) === on ? '' : ` (escrito em ${formatNumericDay(written_at)})`
  const said = [
    product && `Produto: ${product}.`,
    safety_days !== null &&
      `Carência: ${plural(safety_days, 'dia', 'dias')}${harvest_from ? `, colher a partir de ${formatLongDay(harvest_from)}` : ''}.`,
    text,
  ].filter(Boolean)
  return [`${entryWords[kind].label} ${onDay(formatLongDay(on))}${later}`, said.join(' ')].filter(Boolean).join(': ')
}

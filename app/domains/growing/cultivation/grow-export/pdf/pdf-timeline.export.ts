import type { Measures } from '#domains/garden/journal/activities/metric.kinds.ts'
import { doseInWords } from '#domains/garden/journal/measures/dose.words.ts'
import { measuresForFile } from '#domains/garden/journal/measures/measure.words.ts'
import { measuresAsTyped } from '#domains/garden/journal/measures/typed-measures.model.ts'
import { ink, keepTogether, MARGIN, plain, type Sheet } from '#platform/pdf/pdf-sheet.ts'
import { pdfText } from '#platform/pdf/pdf-text.ts'
import { dayKey, formatFull, formatNumericDay } from '#shared/dates.ts'
import type { GrowUpdate } from '../grow-export.schemas.ts'

const PHOTO_HEIGHT = 130

/** One update: time, activity, values and text; then its selected photos, side by side. */
export async function drawUpdate(sheet: Sheet, update: GrowUpdate, photos: Buffer[]) {
  keepTogether(sheet, 46)
  sheet
    .font('Helvetica')
    .fontSize(8.5)
    .fillColor(ink.muted)
    .text(pdfText(`${formatFull(update.happened_at)}${writtenLater(update)}`), MARGIN)
  const title = update.item ? `${update.label}: ${update.item}` : update.label
  sheet.font('Helvetica-Bold').fontSize(10.5).fillColor(ink.text).text(pdfText(title))
  const values = measuresForFile(measuresAsTyped(asStored(update.measures)))
  if (values) plain(sheet).text(pdfText(values))
  if (update.doses.length) plain(sheet).text(pdfText(update.doses.map((dose) => doseInWords(dose, ' ')).join(', ')))
  if (update.text) plain(sheet).text(pdfText(update.text))
  if (photos.length) drawPhotos(sheet, photos)
  sheet.moveDown(0.8)
}

/** Of an entry for another day: who takes it for proof must know. */
const writtenLater = ({ happened_at, written_at }: GrowUpdate) =>
  dayKey(written_at) === dayKey(happened_at) ? '' : ` · escrito em ${formatNumericDay(written_at)}`

const asStored = (measures: GrowUpdate['measures']): Measures =>
  Object.fromEntries(
    Object.entries(measures).map(([name, { value, scale, typed_in }]) => [name, { value, scale, unit: typed_in }]),
  )

function drawPhotos(sheet: Sheet, photos: Buffer[]) {
  keepTogether(sheet, PHOTO_HEIGHT + 10)
  const top = sheet.y + 4
  let left = MARGIN
  for (const photo of photos) {
    sheet.image(photo, left, top, { fit: [PHOTO_HEIGHT, PHOTO_HEIGHT] })
    left += PHOTO_HEIGHT + 8
  }
  sheet.x = MARGIN
  sheet.y = top + PHOTO_HEIGHT + 4
}

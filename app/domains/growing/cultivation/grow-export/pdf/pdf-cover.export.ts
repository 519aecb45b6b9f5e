import { fact, heading, ink, MARGIN, plain, type Sheet } from '#platform/pdf/pdf-sheet.ts'
import { pdfText } from '#platform/pdf/pdf-text.ts'
import { daysBetween, formatLongDay, onDay } from '#shared/dates.ts'
import { formatTyped, plural } from '#shared/numbers.ts'
import type { GrowExport, GrowPlant } from '../grow-export.schemas.ts'

/** Title, owner (unless discreet) and amount of content. */
export function drawCover(sheet: Sheet, { title, grower, plants, space_updates, exported_at, space }: GrowExport) {
  const updates = plants.reduce((sum, plant) => sum + plant.updates.length, space_updates.length)
  sheet.moveDown(3).font('Helvetica').fontSize(11).fillColor(ink.muted).text('Diário de cultivo', MARGIN)
  sheet.font('Helvetica-Bold').fontSize(30).fillColor(ink.text).text(pdfText(title))
  plain(sheet, ink.muted).fontSize(11).moveDown(0.4)
  if (grower) sheet.text(pdfText(`de ${grower}`))
  if (space) sheet.text(plural(plants.length, 'planta', 'plantas'))
  sheet.text(`${plural(updates, 'atualização', 'atualizações')}. Exportado ${onDay(formatLongDay(exported_at))}`)
  sheet.moveDown(1)
}

const statuses = { viva: 'viva', colhida: 'colhida', morta: 'perdida' } as const
const weight = (grams: number | null) => (grams === null ? 'não pesado' : formatTyped(grams, 'g'))

/** The facts of one plant and the days of its stages. */
export function drawFacts(sheet: Sheet, plant: GrowPlant, { now, alone }: { now: Date; alone: boolean }) {
  const { weights, cycles, setup } = plant
  heading(sheet, alone ? 'A planta' : plant.name)
  fact(sheet, 'Genética', plant.genetic)
  fact(sheet, 'Origem', plant.mother ? `clone de ${plant.mother}` : plant.origin)
  fact(sheet, 'Grupo', plant.group)
  fact(sheet, 'Espaço', plant.space)
  fact(sheet, 'Início', formatLongDay(plant.started_on))
  fact(sheet, 'Situação', statuses[plant.status] + (plant.ended_on ? ` ${onDay(formatLongDay(plant.ended_on))}` : ''))
  fact(sheet, 'Causa da perda', plant.loss_cause)
  if (plant.status === 'colhida')
    fact(
      sheet,
      'Colheita',
      `úmido ${weight(weights.wet_g)}, seco ${weight(weights.dry_g)}, curado ${weight(weights.cured_g)}`,
    )
  fact(sheet, 'Cultivada com', setup.map(({ name, brand }) => (brand ? `${name} (${brand})` : name)).join(', '))
  cycles.forEach(({ name, on }, i) => {
    const days = daysBetween(on, cycles[i + 1]?.on ?? now)
    fact(sheet, name, `${plural(days, 'dia', 'dias')}, desde ${formatLongDay(on)}`)
  })
  if (plant.description) plain(sheet).moveDown(0.4).text(pdfText(plant.description), MARGIN)
}

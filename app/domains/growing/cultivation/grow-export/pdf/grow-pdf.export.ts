import type { Context } from '#platform/context.ts'
import { heading, openSheet, type Sheet } from '#platform/pdf/pdf-sheet.ts'
import type { GrowExport, GrowUpdate } from '../grow-export.schemas.ts'
import { drawCharts } from './pdf-charts.export.ts'
import { drawCover, drawFacts } from './pdf-cover.export.ts'
import { drawJars } from './pdf-jars.export.ts'
import { choosePhotos, smallPhoto } from './pdf-photos.queries.ts'
import { drawProblems } from './pdf-problems.export.ts'
import { drawUpdate } from './pdf-timeline.export.ts'

/** Progress callback: `share` from 0 to 1. */
type ReportProgress = (share: number, step: string) => Promise<void>
type Options = {
  owner_id: number
  report?: ReportProgress
  /** Draws what stands at its end. */
  last?: (sheet: Sheet) => void
}

const PROGRESS_EVERY = 25

/**
 * The whole grow as a PDF. `sheet` can be streamed while it is drawn; `drawn` resolves when it is complete and rejects
 * when it failed.
 */
export function growPdf(ctx: Context, grow: GrowExport, options: Options): { sheet: Sheet; drawn: Promise<void> } {
  const { title, grower } = grow
  const sheet = openSheet({ title: `Diário: ${title}`, author: grower, foot: title })
  const drawn = draw(ctx, sheet, grow, options).then(
    () => sheet.end(),
    (error) => {
      sheet.destroy(error instanceof Error ? error : new Error(String(error)))
      throw error
    },
  )
  return { sheet, drawn: drawn.then(() => undefined) }
}

async function draw(ctx: Context, sheet: Sheet, grow: GrowExport, { owner_id, report, last }: Options) {
  drawCover(sheet, grow)
  const alone = grow.plants.length === 1
  for (const plant of grow.plants) drawFacts(sheet, plant, { now: grow.exported_at, alone })
  drawCharts(sheet, grow)
  const all = [...grow.space_updates, ...grow.plants.flatMap(({ updates }) => updates)]
  const chosen = choosePhotos(all)
  let count = 0
  const line = async (updates: GrowUpdate[]) => {
    for (const update of updates) {
      if (count++ % PROGRESS_EVERY === 0)
        await report?.(count / (all.length + 1), `Desenhando: ${count} de ${all.length}`)
      const ids = update.photo_ids.filter((id) => chosen.has(id))
      const photos = await Promise.all(ids.map((id) => smallPhoto(ctx, id, owner_id)))
      await drawUpdate(
        sheet,
        update,
        photos.filter((photo) => photo !== undefined),
      )
    }
  }
  if (grow.space_updates.length) heading(sheet, 'Atualizações do espaço')
  await line(grow.space_updates)
  for (const { name, updates } of grow.plants) {
    if (!updates.length) continue
    heading(sheet, grow.plants.length > 1 || grow.space ? `Atualizações de ${name}` : 'Atualizações')
    await line(updates)
  }
  for (const plant of grow.plants) drawProblems(sheet, plant)
  for (const plant of grow.plants) drawJars(sheet, plant)
  last?.(sheet)
}

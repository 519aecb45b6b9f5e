import { z } from 'zod'
import { owner, refusing } from '#platform/procedure.ts'
import { requestPdf } from './grow-export.actions.ts'
import { readGrow } from './grow-export.queries.ts'
import {
  GrowExport,
  GrowOverview,
  GrowRef,
  PlantExport,
  PlantFile,
  SpaceExport,
  SpaceFile,
} from './grow-export.schemas.ts'
import { growFile } from './grow-file.queries.ts'
import { showOverview } from './grow-overview.queries.ts'

const plant = '/v1/plan-cultivation/plant/{id_or_slug}/export' as const
const space = '/v1/plan-cultivation/space/{slug}/export' as const
const pdf = '/v1/plan-cultivation/grow-export' as const

export const growExportApi = {
  plant: owner
    .route({ method: 'GET', path: plant, summary: 'O diário de uma planta sua em JSON (grower-grow/1)' })
    .input(PlantExport)
    .output(GrowExport)
    .handler(({ context, input: { id_or_slug, discreet } }) => readGrow(context, { plant: id_or_slug, discreet })),
  space: owner
    .route({ method: 'GET', path: space, summary: 'Um espaço seu e suas plantas em JSON (grower-grow/1)' })
    .input(SpaceExport)
    .output(GrowExport)
    .handler(({ context, input: { slug, discreet } }) => readGrow(context, { space: slug, discreet })),
  plantFile: refusing(owner, 'too_large')
    .route({ method: 'GET', path: `${plant}/file`, summary: 'O diário de uma planta sua em CSV ou PDF' })
    .input(PlantFile)
    .output(z.file())
    .handler(({ context, input: { id_or_slug, discreet, format } }) =>
      growFile(context, { plant: id_or_slug, discreet }, format),
    ),
  spaceFile: refusing(owner, 'too_large')
    .route({ method: 'GET', path: `${space}/file`, summary: 'Um espaço seu e suas plantas em CSV ou PDF' })
    .input(SpaceFile)
    .output(z.file())
    .handler(({ context, input: { slug, discreet, format } }) => growFile(context, { space: slug, discreet }, format)),
  overview: refusing(owner, 'not_found')
    .route({ method: 'GET', path: pdf, summary: 'O tamanho de um diário seu e o PDF pedido por último' })
    .input(GrowRef)
    .output(GrowOverview)
    .handler(({ context, input }) => showOverview(context, input)),
  requestPdf: owner
    .route({ method: 'POST', path: pdf, successStatus: 202, summary: 'Pede o PDF de um diário grande' })
    .input(GrowRef)
    .output(GrowOverview)
    .handler(({ context, input }) => requestPdf(context, input)),
}

import { z } from 'zod'
import { owner } from '#platform/procedure.ts'
import { requestPdf } from './grow-export.actions.ts'
import { readGrow } from './grow-export.queries.ts'
import { GrowExport, GrowOverview, GrowRef, PlantExport, PlantFile, SpaceExport, SpaceFile } from './grow-export.schemas.ts'
import { growFile } from './grow-file.queries.ts'
import { showOverview } from './grow-overview.queries.ts'

const plant = '/v1/plan-cultivation/plant/{id_or_slug}/export' as const
const space = '/v1/plan-cultivation/space/{slug}/export' as const
const pdf = '/v1/plan-cultivation/grow-export' as const

export const growExportApi = {
  plant: owner.get(plant, 'O diário de uma planta sua em JSON (grower-grow/1)', PlantExport, GrowExport, (ctx, { id_or_slug, discreet }) =>
    readGrow(ctx, { plant: id_or_slug, discreet }),
  ),
  space: owner.get(space, 'Um espaço seu e suas plantas em JSON (grower-grow/1)', SpaceExport, GrowExport, (ctx, { slug, discreet }) => readGrow(ctx, { space: slug, discreet })),
  plantFile: owner
    .refusing('too_large')
    .get(`${plant}/file`, 'O diário de uma planta sua em CSV ou PDF', PlantFile, z.file(), (ctx, { id_or_slug, discreet, format }) =>
      growFile(ctx, { plant: id_or_slug, discreet }, format),
    ),
  spaceFile: owner
    .refusing('too_large')
    .get(`${space}/file`, 'Um espaço seu e suas plantas em CSV ou PDF', SpaceFile, z.file(), (ctx, { slug, discreet, format }) => growFile(ctx, { space: slug, discreet }, format)),
  overview: owner.refusing('not_found').get(pdf, 'O tamanho de um diário seu e o PDF pedido por último', GrowRef, GrowOverview, showOverview),
  requestPdf: owner.later.post(pdf, 'Pede o PDF de um diário grande', GrowRef, GrowOverview, requestPdf),
}

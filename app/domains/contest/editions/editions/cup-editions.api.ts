import { anyone, whoCan } from '#platform/procedure.ts'
import { copyEdition } from './copy-edition.actions.ts'
import { listEditions, showEdition, showNow } from './cup-editions.queries.ts'
import { CupEditionCopied, CupEditionCopy, CupEditionDetail, CupEditionList, CupEditionRef, CupNow } from './cup-editions.schemas.ts'

const path = '/v1/social/copa_grower' as const

export const cupEditionsApi = {
  list: anyone.get(`${path}/copa_edition`, 'As edições da copa', CupEditionList, listEditions),
  now: anyone.get(`${path}/agora`, 'A fase de agora da edição configurada', CupNow, showNow),
  show: anyone.refusing('not_found').get(`${path}/copa_edition/{slug}`, 'Uma edição, com as fases e a fase de agora', CupEditionRef, CupEditionDetail, showEdition),
  copy: whoCan('cup.manage').refusing('not_found').create(`${path}/equipe/edicao/{id}/copia`, 'Copia uma edição para a próxima', CupEditionCopy, CupEditionCopied, copyEdition),
}

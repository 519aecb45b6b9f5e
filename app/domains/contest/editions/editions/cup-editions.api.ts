import { anyone, whoCan } from '#platform/procedure.ts'
import { copyEdition } from './copy-edition.actions.ts'
import { listEditions, showEdition } from './cup-editions.queries.ts'
import { CupEditionCopied, CupEditionCopy, CupEditionDetail, CupEditionList, CupEditionRef } from './cup-editions.schemas.ts'

const path = '/v1/social/copa_grower' as const

export const cupEditionsApi = {
  list: anyone.get(`${path}/copa_edition`, 'As edições da copa', CupEditionList, listEditions),
  show: anyone.refusing('not_found').get(`${path}/copa_edition/{slug}`, 'Uma edição, com as fases e a fase de agora', CupEditionRef, CupEditionDetail, showEdition),
  copy: whoCan('cup.manage').refusing('not_found').create(`${path}/equipe/edicao/{id}/copia`, 'Copia uma edição para a próxima', CupEditionCopy, CupEditionCopied, copyEdition),
}

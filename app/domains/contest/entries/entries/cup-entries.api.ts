import { anyone, confirmed, login, whoCan } from '#platform/procedure.ts'
import { answerAppeal, appealEntry, changeEntry, disqualifyEntry, enterCup, withdrawEntry } from './cup-entries.actions.ts'
import { listCandidates, listEntries, listEntryAddresses, listOwnPhotos, listPlantPhotos, listStaffEntries, showEntry, showEntryById } from './cup-entries.queries.ts'
import {
  CupAddresses,
  CupAddressPage,
  CupAppeal,
  CupAppealAnswer,
  CupCandidates,
  CupDisqualify,
  CupEntryChange,
  CupEntryCreate,
  CupEntryDetail,
  CupEntryFilter,
  CupEntryIdRef,
  CupEntryPage,
  CupEntryRef,
  CupModalityRef,
  CupPhotosRef,
  CupPlantPhotos,
  StaffEntryFilter,
  StaffEntryPage,
} from './cup-entries.schemas.ts'

const all = '/v1/social/copa_grower' as const
const one = `${all}/{uuid}` as const
const team = `${all}/equipe/inscrito` as const
const staff = whoCan('cup.manage')
const own = confirmed.refusing('not_found', 'conflict')

export const cupEntriesApi = {
  list: anyone.refusing('not_found').get(all, 'Os redondos de uma edição', CupEntryFilter, CupEntryPage, listEntries),
  show: anyone.refusing('not_found').get(one, 'Um redondo', CupEntryRef, CupEntryDetail, showEntry),
  showById: anyone.refusing('not_found').get(`${all}/redondo/{id}`, 'Um redondo pelo número', CupEntryIdRef, CupEntryDetail, showEntryById),
  addresses: anyone.get(`${all}/addresses`, 'Endereços dos redondos (mapa do site)', CupAddressPage, CupAddresses, listEntryAddresses),
  candidates: login.refusing('not_found').get(`${all}/modalidade/{slug}/inscricao`, 'Com que planta você pode entrar', CupModalityRef, CupCandidates, listCandidates),
  plantPhotos: login.refusing('not_found', 'forbidden').get(`${all}/planta/{plant_id}/fotos`, 'As fotos do diário da planta', CupPhotosRef, CupPlantPhotos, listPlantPhotos),
  ownPhotos: login.refusing('not_found').get(`${one}/fotos`, 'As fotos que o seu redondo pode ter', CupEntryRef, CupPlantPhotos, listOwnPhotos),
  enter: own.refusing('forbidden').create(`${all}/modalidade/{slug}/redondo`, 'Inscreve um redondo', CupEntryCreate, CupEntryDetail, enterCup),
  change: own.put(one, 'Muda o seu redondo, enquanto há inscrições', CupEntryChange, CupEntryDetail, changeEntry),
  withdraw: own.post(`${one}/retirar`, 'Retira o seu redondo', CupEntryRef, CupEntryDetail, withdrawEntry),
  appeal: own.post(`${one}/recurso`, 'Recorre da desclassificação', CupAppeal, CupEntryDetail, appealEntry),
  listStaff: staff.refusing('not_found').get(team, 'Os inscritos, com o estado de cada um', StaffEntryFilter, StaffEntryPage, listStaffEntries),
  disqualify: staff.refusing('not_found', 'conflict').post(`${team}/{uuid}/desclassificar`, 'Desclassifica, com o motivo', CupDisqualify, CupEntryDetail, disqualifyEntry),
  answerAppeal: staff.refusing('not_found', 'conflict').post(`${team}/{uuid}/recurso`, 'Responde o recurso', CupAppealAnswer, CupEntryDetail, answerAppeal),
}

import { z } from 'zod'
import { login, Nothing } from '#platform/procedure.ts'
import { openDraft } from '../templates/open-draft.actions.ts'
import { listSignings, prepareSigning, refuseSigning, showSigning, signSigning, withdrawSigning } from './process-signings.actions.ts'
import {
  ProcessSigningDetail,
  ProcessSigningDraft,
  ProcessSigningDraftRef,
  ProcessSigningEnd,
  ProcessSigningPrepare,
  ProcessSigningRef,
  ProcessSigningSign,
  ProcessSignings,
  ProcessSigningsRef,
} from './process-signings.schemas.ts'

const all = '/v1/comunidade360/processo/{token}/assinatura' as const
const one = `${all}/{signing}` as const
const party = login.refusing('not_found')
const acts = login.refusing('not_found', 'conflict')

export const processSigningsApi = {
  list: party.get(all, 'O que um processo tem para assinar', ProcessSigningsRef, ProcessSignings, listSignings),
  draft: party.refusing('conflict').get(`${all}/rascunho/{template_id}`, 'Um modelo com as palavras do processo', ProcessSigningDraftRef, ProcessSigningDraft, openDraft),
  prepare: acts.create(all, 'Manda um texto para ser assinado', ProcessSigningPrepare, z.object({ id: z.number().int() }), prepareSigning),
  show: party.get(one, 'O texto e quem já assinou', ProcessSigningRef, ProcessSigningDetail, showSigning),
  sign: acts.post(`${one}/assinar`, 'Assina o texto que foi lido', ProcessSigningSign, Nothing, signSigning),
  refuse: acts.post(`${one}/recusar`, 'O cliente não assina, com o motivo', ProcessSigningEnd, Nothing, refuseSigning),
  withdraw: acts.post(`${one}/retirar`, 'Retira o que o cliente ainda não assinou', ProcessSigningEnd, Nothing, withdrawSigning),
}

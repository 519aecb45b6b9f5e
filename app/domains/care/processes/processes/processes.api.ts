import { confirmed, login, Nothing, whoCan } from '#platform/procedure.ts'
import { addNote, openNotes } from '../notes/process-notes.actions.ts'
import { markPaid, takeBackPaid } from '../payments/process-payments.actions.ts'
import { activeProfessionals } from '../professionals/care-professionals.queries.ts'
import { changeSettings } from '../settings/care-settings.actions.ts'
import { showSettings } from '../settings/care-settings.queries.ts'
import { CareProfessionalOptions, CareSettings, CareSettingsChange } from '../settings/care-settings.schemas.ts'
import { share, withdrawShare } from '../sharing/process-shares.actions.ts'
import { answerShare, askShare } from '../sharing/share-requests.actions.ts'
import { listTags } from '../tags/process-tags.queries.ts'
import { tagProcess } from '../tags/tag-process.actions.ts'
import { handOver } from '../team/hand-over.actions.ts'
import { handOverOptions } from '../team/hand-over.queries.ts'
import { HandedOver, HandOver, HandOverOptions, HandOverRef } from '../team/hand-over.schemas.ts'
import { setTeam } from '../team/process-team.actions.ts'
import { teamOptions } from '../team/process-team.queries.ts'
import { setDefenceDay } from './defence-day.actions.ts'
import { giveUp } from './give-up.actions.ts'
import { showProcess } from './openings.actions.ts'
import { listOpenings } from './openings.queries.ts'
import { moveProcess, openProcess } from './processes.actions.ts'
import {
  ProcessCreate,
  ProcessDay,
  ProcessDetail,
  ProcessMade,
  ProcessMove,
  ProcessNoteInput,
  ProcessNotes,
  ProcessOpenings,
  ProcessQuery,
  ProcessRef,
  ProcessShareAnswer,
  ProcessShareAsk,
  ProcessShareInput,
  ProcessShareRef,
  ProcessTagging,
  ProcessTagList,
  ProcessTeam,
  ProcessTeamOptions,
} from './processes.schemas.ts'

const all = '/v1/comunidade360/processo' as const
const one = `${all}/{token}` as const
const passing = '/v1/comunidade360/profissional/{id}/processos' as const
const party = login.refusing('not_found')
const acts = login.refusing('not_found', 'conflict', 'forbidden')
const staff = whoCan('processes.manage')

export const processesApi = {
  open: confirmed.refusing('conflict').create(all, 'Abre o próprio processo', ProcessCreate, ProcessMade, openProcess),
  show: party.get(one, 'Um processo, para o cliente, a equipe, o acolhimento e a administração', ProcessQuery, ProcessDetail, showProcess),
  move: acts.put(`${one}/status`, 'Leva um processo a outro status', ProcessMove, Nothing, moveProcess),
  setDay: acts.put(`${one}/dia`, 'O dia e a hora de uma defesa', ProcessDay, Nothing, setDefenceDay),
  giveUp: acts.post(`${one}/desistencia`, 'O cliente desiste do próprio processo', ProcessRef, Nothing, giveUp),
  teamOptions: acts.get(`${one}/equipe`, 'Quem pode entrar na equipe', ProcessRef, ProcessTeamOptions, teamOptions),
  setTeam: acts.put(`${one}/equipe`, 'Distribui um processo', ProcessTeam, Nothing, setTeam),
  handOverOptions: staff.refusing('not_found').get(passing, 'Quantos processos alguém passaria, e a quem', HandOverRef, HandOverOptions, handOverOptions),
  handOver: staff.refusing('not_found').post(passing, 'Passa todos os processos de um profissional a outro', HandOver, HandedOver, handOver),
  share: acts.post(`${one}/compartilhamento`, 'O cliente abre um compartimento a outra profissão', ProcessShareInput, Nothing, share),
  withdraw: party.post(`${one}/compartilhamento/fim`, 'O cliente fecha de novo', ProcessShareRef, Nothing, withdrawShare),
  askShare: acts.refusing('too_many').post(`${one}/pedido-de-acesso`, 'Quem é da equipe pede ao cliente para ler um compartimento', ProcessShareAsk, Nothing, askShare),
  answerShare: acts.post(`${one}/pedido-de-acesso/{id}`, 'O cliente abre o que foi pedido, ou diz que não', ProcessShareAnswer, Nothing, answerShare),
  openings: party.get(`${one}/aberturas`, 'Quem viu o quê, e quando', ProcessRef, ProcessOpenings, listOpenings),
  notes: party.get(`${one}/nota`, 'Notas da própria sala, só da equipe', ProcessRef, ProcessNotes, openNotes),
  note: party.post(`${one}/nota`, 'Guarda uma nota da equipe', ProcessNoteInput, Nothing, addNote),
  tags: party.get('/v1/comunidade360/tags', 'As tags da equipe', ProcessTagList, listTags),
  tag: party.put(`${one}/tag`, 'As tags de um processo', ProcessTagging, Nothing, tagProcess),
  markPaid: acts.post(`${one}/pagamento`, 'Quem atende confirma o pagamento feito fora do site', ProcessRef, Nothing, markPaid),
  takeBackPaid: acts.post(`${one}/pagamento/desfazer`, 'Quem confirmou desfaz', ProcessRef, Nothing, takeBackPaid),
  settings: staff.get('/v1/comunidade360/configuracao', 'As configurações da Comunidade 360', CareSettings, showSettings),
  changeSettings: staff.put('/v1/comunidade360/configuracao', 'Muda as configurações', CareSettingsChange, CareSettings, changeSettings),
  professionals: staff.get('/v1/comunidade360/configuracao/profissionais', 'Quem pode ser escolhido', CareProfessionalOptions, async (ctx) => ({
    data: await activeProfessionals(ctx),
  })),
}

import { iotAnalysts, login, Nothing, whoCan } from '#platform/procedure.ts'
import { changeMode, createMode, moveMode, removeMode, rewriteMode } from './modes.actions.ts'
import { listModes, modesOfModel, showMode } from './modes.queries.ts'
import { ModeDetail, ModeFilter, ModeInput, ModelModes, ModelModesRef, ModeMove, ModePage, ModeRef, ModeRewrite, ModeWords } from './modes.schemas.ts'

const team = whoCan('devices.manage')
const all = '/v1/ganza/modo'
const one = `${all}/{id}` as const

export const modesApi = {
  ofModel: login
    .refusing('not_found')
    .get('/v1/ganza/ganza_model/{id}/modos', 'Os modos de um modelo, na ordem, com o meu-modo de quem pergunta', ModelModesRef, ModelModes, (ctx, { id }) => modesOfModel(ctx, id)),
  list: iotAnalysts.get(all, 'Modos prontos', ModeFilter, ModePage, listModes),
  show: iotAnalysts.get(one, 'Um modo pronto, com cada versão', ModeRef, ModeDetail, (ctx, { id }) => showMode(ctx, id)),
  create: team.create(all, 'Novo modo pronto', ModeInput, ModeDetail, createMode),
  update: team.put(one, 'Muda o nome e a descrição de um modo', ModeWords, ModeDetail, changeMode),
  rewrite: team.put(`${one}/program`, 'Uma nova versão do que o modo faz', ModeRewrite, ModeDetail, rewriteMode),
  move: team.post(`${one}/move`, 'Muda a ordem dos modos de um modelo', ModeMove, ModeDetail, moveMode),
  remove: team.delete(one, 'Tira um modo da lista', ModeRef, Nothing, removeMode),
}

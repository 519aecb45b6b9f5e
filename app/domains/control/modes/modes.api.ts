import { z } from 'zod'
import { iotAnalysts, login, refusing, whoCan } from '#platform/procedure.ts'
import { changeMode, createMode, moveMode, removeMode, rewriteMode } from './modes.actions.ts'
import { listModes, modesOfModel, showMode } from './modes.queries.ts'
import {
  ModeDetail,
  ModeFilter,
  ModeInput,
  ModelModes,
  ModelModesRef,
  ModeMove,
  ModePage,
  ModeRef,
  ModeRewrite,
  ModeWords,
} from './modes.schemas.ts'

const team = whoCan('devices.manage')
const all = '/v1/ganza/modo'
const one = `${all}/{id}` as const

export const modesApi = {
  ofModel: refusing(login, 'not_found')
    .route({
      method: 'GET',
      path: '/v1/ganza/ganza_model/{id}/modos',
      summary: 'Os modos de um modelo, na ordem, com o meu-modo de quem pergunta',
    })
    .input(ModelModesRef)
    .output(ModelModes)
    .handler(({ context, input }) => modesOfModel(context, input.id)),
  list: iotAnalysts
    .route({ method: 'GET', path: all, summary: 'Modos prontos' })
    .input(ModeFilter)
    .output(ModePage)
    .handler(({ context, input }) => listModes(context, input)),
  show: iotAnalysts
    .route({ method: 'GET', path: one, summary: 'Um modo pronto, com cada versão' })
    .input(ModeRef)
    .output(ModeDetail)
    .handler(({ context, input }) => showMode(context, input.id)),
  create: team
    .route({ method: 'POST', path: all, successStatus: 201, summary: 'Novo modo pronto' })
    .input(ModeInput)
    .output(ModeDetail)
    .handler(({ context, input }) => createMode(context, input)),
  update: team
    .route({ method: 'PUT', path: one, summary: 'Muda o nome e a descrição de um modo' })
    .input(ModeWords)
    .output(ModeDetail)
    .handler(({ context, input }) => changeMode(context, input)),
  rewrite: team
    .route({ method: 'PUT', path: `${one}/program`, summary: 'Uma nova versão do que o modo faz' })
    .input(ModeRewrite)
    .output(ModeDetail)
    .handler(({ context, input }) => rewriteMode(context, input)),
  move: team
    .route({ method: 'POST', path: `${one}/move`, summary: 'Muda a ordem dos modos de um modelo' })
    .input(ModeMove)
    .output(ModeDetail)
    .handler(({ context, input }) => moveMode(context, input)),
  remove: team
    .route({ method: 'DELETE', path: one, successStatus: 204, summary: 'Tira um modo da lista' })
    .input(ModeRef)
    .output(z.void())
    .handler(({ context, input }) => removeMode(context, input)),
}

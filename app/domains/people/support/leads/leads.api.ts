import { anyone } from '#platform/procedure.ts'
import { sendLead } from './leads.actions.ts'
import { LeadInput, LeadReceipt, LeadRef, LeftLead } from './leads.schemas.ts'
import { showLeft, takeBack } from './take-back.actions.ts'

const all = '/v1/support/lead'

export const leadsApi = {
  send: anyone.create(all, 'Pede contato por uma página, com o consentimento para isso', LeadInput, LeadReceipt, sendLead),
  left: anyone.refusing('not_found').get(`${all}/{uuid}`, 'O que está guardado de um pedido de contato, pelo link do e-mail', LeadRef, LeftLead, showLeft),
  takeBack: anyone
    .refusing('not_found')
    .post(`${all}/{uuid}/take-back`, 'Apaga o próprio pedido de contato e retira o consentimento, pelo link do e-mail', LeadRef, LeftLead, takeBack),
}

import { anyone } from '#platform/procedure.ts'
import { sendLead } from './leads.actions.ts'
import { LeadInput, LeadReceipt } from './leads.schemas.ts'

export const leadsApi = {
  send: anyone.create('/v1/support/lead', 'Pede contato por uma página, com o consentimento para isso', LeadInput, LeadReceipt, sendLead),
}

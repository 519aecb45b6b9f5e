import { expect, test } from 'vitest'
import { editInputs } from './api-lines.ts'

const PROVED = 'asks for a proof anew, and writes one thing'
const WHOLE = 'put whole from an empty form: nothing that stood is in it'
const VERSIONS = 'names the version that it was made from, or keeps each as one of its own'
const ACT = 'an act at a moment, no form of what stands'

const SWITCH = 'one choice at a touch: it ends where the last person who touched it saw it'

/** Edits that carry nothing of what stood, and why. */
const without: Record<string, string> = {
  'accounts.emailChange.change': PROVED,
  'accounts.passwords.change': PROVED,
  'accounts.registrationConfirmation.changeCpf': PROVED,
  'accounts.roles.saveMatrix': VERSIONS,
  'notifications.settings.change': 'keeps each choice for itself: what is not named stays',
  'notifications.push.subscribe': ACT,
  'notifications.addresses.askWhatsApp': ACT,
  'garden.plants.changeCycle': ACT,
  'plans.changeStages': VERSIONS,
  'plans.archiveAsStaff': ACT,
  'deviceModels.channels.put': WHOLE,
  'deviceModels.parts.putInModel': WHOLE,
  'control.wishes.setChannel': ACT,
  'ledger.receivers.saveStore': WHOLE,
  'ledger.receivers.saveMine': WHOLE,
  'orders.cart.set': ACT,
  'orders.cart.keepCoupon': ACT,
  'accounts.discreetMode.change': SWITCH,
  'processes.processes.move': 'names the status that it was made from',
  'processChat.chat.read': ACT,
  'bench.keep': 'a judge alone writes it, and sends it whole',
  'bench.setAside': ACT,
  'points.hide': SWITCH,
  'genetics.library.propose': SWITCH,
  'garden.plants.changePrivacy': SWITCH,
  'garden.plants.archive': SWITCH,
  'garden.spaces.changePrivacy': SWITCH,
  'garden.spaces.archive': SWITCH,
  'garden.staffStuffs.changeType': SWITCH,
  'plans.changePrivacy': SWITCH,
  'plans.archive': SWITCH,
  'plans.changeStatus': SWITCH,
  'control.wishes.changeMode': SWITCH,
  'deviceAlerts.rules.switch': SWITCH,
  'deviceAlerts.rules.follow': SWITCH,
  'harvest.jars.archive': SWITCH,
  'agenda.feed.change': SWITCH,
  'banca.posts.pin': SWITCH,
  'banca.posts.highlight': SWITCH,
  'subscriptions.own.method': SWITCH,
  'catalogue.ciclos_da_planta.move': ACT,
  'catalogue.aparencia_da_planta.move': ACT,
  'catalogue.cuidados_planta.move': ACT,
  'catalogue.saude_da_planta.move': ACT,
  'catalogue.status-plano-de-cultivo.move': ACT,
  'blog.works.save': VERSIONS,
  'legal.terms.publish': ACT,
  'legal.policy.publish': ACT,
  'plans.moveStage': ACT,
  'deviceModels.screens.move': ACT,
  'devices.places.place': ACT,
  'control.proposals.answer': ACT,
  'notifications.addresses.addDiscord': WHOLE,
  'orders.own.refundKey': WHOLE,
}

test('every edit carries what it was opened with: what somebody else changed meanwhile stays', () => {
  const edits = editInputs().filter(({ fields }) => fields.length > 0)
  expect(edits.length).toBeGreaterThan(60)
  const missing = edits.filter(({ name, fields }) => !fields.includes('opened') && !(name in without))
  expect(missing.map(({ name, fields }) => `${name}: ${fields.join(', ')}`)).toEqual([])
  const named = Object.keys(without).filter(
    (name) => !edits.some((edit) => edit.name === name && !edit.fields.includes('opened')),
  )
  expect(named).toEqual([])
})

import { expect, test } from 'vitest'
import { editInputs } from './api-lines.ts'

const PROVED = 'asks for a proof anew, and writes one thing'
const WHOLE = 'put whole from an empty form: nothing that stood is in it'
const VERSIONS = 'names the version that it was made from, or keeps each as one of its own'
const ACT = 'an act at a moment, no form of what stands'

/** Calls of several fields that two may not edit at once, and why. */
const without: Record<string, string> = {
  'accounts.emailChange.change': PROVED,
  'accounts.passwords.change': PROVED,
  'accounts.registrationConfirmation.changeCpf': PROVED,
  'accounts.roles.saveMatrix': VERSIONS,
  'notifications.settings.change': 'keeps each choice for itself: what is not named stays',
  'notifications.push.subscribe': ACT,
  'notifications.addresses.askWhatsApp': ACT,
  'garden.plants.changeCycle': ACT,
  'journal.updates.change': VERSIONS,
  'plans.changeStages': VERSIONS,
  'plans.archiveAsStaff': ACT,
  'deviceModels.channels.put': WHOLE,
  'deviceModels.parts.putInModel': WHOLE,
  'control.wishes.setChannel': ACT,
  'ledger.receivers.saveStore': WHOLE,
  'ledger.receivers.saveMine': WHOLE,
  'orders.cart.set': ACT,
  'orders.cart.keepCoupon': ACT,
}

test('every edit carries what it was opened with: what somebody else changed meanwhile stays', () => {
  const edits = editInputs().filter(({ fields }) => fields.length > 1)
  expect(edits.length).toBeGreaterThan(30)
  const missing = edits.filter(({ name, fields }) => !fields.includes('opened') && !(name in without))
  expect(missing.map(({ name, fields }) => `${name}: ${fields.join(', ')}`)).toEqual([])
  const named = Object.keys(without).filter(
    (name) => !edits.some((edit) => edit.name === name && !edit.fields.includes('opened')),
  )
  expect(named).toEqual([])
})

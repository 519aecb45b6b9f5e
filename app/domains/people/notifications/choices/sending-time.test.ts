import { expect, test } from 'vitest'
import { afterQuietHours, inRhythm } from './sending-time.model.ts'

/** A moment of São Paulo, which has been three hours behind UTC since 2019. */
const at = (text: string) => new Date(`${text}-03:00`)
const night = { quiet_from: 22 * 60, quiet_to: 7 * 60 }
const noon = { quiet_from: 12 * 60, quiet_to: 14 * 60 }

test.for([
  ['an evening before them stays', '2026-11-21T21:59', night, '2026-11-21T21:59'],
  ['their first minute waits for the next morning', '2026-11-21T22:00', night, '2026-11-22T07:00'],
  ['after midnight it is this morning', '2026-11-22T00:30', night, '2026-11-22T07:00'],
  ['their last minute is still quiet', '2026-11-22T06:59', night, '2026-11-22T07:00'],
  ['their end is not', '2026-11-22T07:00', night, '2026-11-22T07:00'],
  ['on the last night of a month', '2026-11-30T23:00', night, '2026-12-01T07:00'],
  ['within one day', '2026-11-21T13:00', noon, '2026-11-21T14:00'],
  ['none', '2026-11-21T03:00', { quiet_from: null, quiet_to: null }, '2026-11-21T03:00'],
  ['from an hour to the same hour is none', '2026-11-21T03:00', { quiet_from: 60, quiet_to: 60 }, '2026-11-21T03:00'],
] as const)('quiet hours: %s', ([, moment, quiet, sent]) => {
  expect(afterQuietHours(at(moment), quiet)).toEqual(at(sent))
})

test.for([
  ['at_once', '2026-11-21T03:00', '2026-11-21T03:00'],
  ['daily', '2026-11-21T07:59', '2026-11-21T08:00'],
  ['daily', '2026-11-21T08:00', '2026-11-22T08:00'],
  ['daily', '2026-12-31T23:00', '2027-01-01T08:00'],
  ['weekly', '2026-11-21T12:00', '2026-11-23T08:00'],
  ['weekly', '2026-11-23T07:00', '2026-11-23T08:00'],
  ['weekly', '2026-11-23T08:00', '2026-11-30T08:00'],
] as const)('a mail %s of %s goes at %s', ([rhythm, moment, sent]) => {
  expect(inRhythm(at(moment), rhythm)).toEqual(at(sent))
})

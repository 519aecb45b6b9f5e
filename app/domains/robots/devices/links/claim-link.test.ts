import { expect, test } from 'vitest'
import { claimPath, readClaim } from './claim-link.model.ts'

const origin = 'https://grower.example'
const claim = { serial: 'GZ4K7P2MX9', code: 'K7P2-9QXM' }

test('what a QR code of ours holds is read: the address, or number and code', () => {
  expect(readClaim(origin + claimPath(claim), origin)).toEqual(claim)
  expect(readClaim('gz4k7p2mx9 k7p29qxm', origin)).toEqual(claim)
})

test('a code of another site, of something else, or without a robot is told apart', () => {
  expect(readClaim(`https://evil.example${claimPath(claim)}`, origin)).toEqual({ wrong: 'other_site' })
  expect(readClaim(`${origin}/planta/rosa`, origin)).toEqual({ wrong: 'no_robot' })
  expect(readClaim('WIFI:S:casa;P:senha;;', origin)).toEqual({ wrong: 'no_robot' })
  expect(readClaim('', origin)).toEqual({ wrong: 'no_robot' })
})

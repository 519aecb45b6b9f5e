import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { QueuedNotice } from '#domains/base/outbox/components/queued-notice.tsx'
import { aWatering } from '#domains/base/outbox/queued-act.factory.ts'
import type { QueuedAct, Refusal } from '#domains/base/outbox/queued-act.kinds.ts'
import { QueuedCard } from './queued-card.tsx'

const act = aWatering({ fields: { 'measures.ph.value': '62', text: 'Bebeu tudo.' } })

/** The text of a card on first render. */
function cardOf(refused?: Partial<Refusal>, more: Partial<QueuedAct> = {}) {
  const whole = refused && { status: 422, message: '', errors: {}, similar: [], ...refused }
  const Page = createRoutesStub([
    { path: '/', Component: () => <QueuedCard act={{ ...act, ...more, refused: whole }} /> },
  ])
  return wordsOf(renderToString(<Page />))
}

const wordsOf = (html: string) =>
  html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

test('what waits says where, when and what was noted, and can be thrown away', () => {
  const words = cardOf()
  for (const one of ['Rega · Lua', 'A enviar', '600 ml', 'pH: 62', 'Bebeu tudo.', 'Descartar'])
    expect(words).toContain(one)
  for (const one of ['Para conferir', 'Corrigir', 'Tentar de novo']) expect(words).not.toContain(one)
})

test('of several plants it says how many, its doses, and numbers as they are read', () => {
  const words = cardOf(undefined, {
    fields: [
      ...[['plant_ids', '1'] as const, ['plant_ids', '2'] as const, ['measures.ph.value', '6.2'] as const],
      ...[['doses[0].stuff_id', '4'] as const, ['doses[0].amount', '1.5'] as const, ['doses[0].unit', 'ml/L'] as const],
      ...[['doses[1].name', 'CalMag'] as const, ['doses[1].amount', '2'] as const, ['doses[1].unit', 'g'] as const],
      ...[['doses[2].name', 'Nada'] as const, ['doses[2].amount', ''] as const],
    ].map(([name, value]): [string, string] => [name, value]),
  })
  for (const one of ['2 plantas', 'pH: 6,2', 'Dose: 1,5 ml/L', 'Dose: 2 g de CalMag']) expect(words).toContain(one)
  expect(words).not.toContain('Nada')
})

test('what was refused says why: beside which value, or that the plant is gone; it can be corrected or sent once more', () => {
  const wrong = cardOf({ message: 'Confira.', errors: { 'measures.ph.value': ['O maior valor aceito é 14.'] } })
  expect(wrong).toContain('pH: O maior valor aceito é 14.')
  expect(wrong).not.toContain('Confira.')
  const gone = cardOf({ status: 404, message: '' })
  expect(gone).toContain('Foi apagado enquanto você estava sem sinal')
  for (const words of [wrong, gone])
    for (const one of ['Para conferir', '600 ml', 'Corrigir', 'Tentar de novo', 'Descartar'])
      expect(words).toContain(one)
})

test('what collides stands beside what is there, and its grower decides', () => {
  const words = cardOf({ status: 409, message: 'Já há um registro igual perto desta hora.', similar: [7] })
  for (const one of [
    'Já há um registro igual perto desta hora.',
    'Anotado sem sinal',
    '600 ml',
    'Já está no diário',
    'Registrar também',
    'Manter só o do diário',
  ])
    expect(words).toContain(one)
  expect(words).not.toContain('Tentar de novo')
})

test('a photo that was not taken is told by its name, with the reason', () => {
  const photos = [
    { key: 'a', name: 'lama.jpg', blob: new Blob(), refused: 'Isso não parece uma foto.' },
    { key: 'b', name: 'folha.jpg', blob: new Blob() },
  ]
  const words = cardOf({ message: 'Rega já está no diário, sem a foto lama.jpg.' }, { photos })
  expect(words).toContain('lama.jpg: Isso não parece uma foto.')
  expect(words).not.toContain('folha.jpg')
})

test('a phone without room keeps the words and says how many photos went missing', () => {
  const noticeOf = (photos: number, photos_missing: number) =>
    wordsOf(renderToString(<QueuedNotice kept={{ kept_for_later: 'k', next: 'n', photos, photos_missing }} />))
  expect(noticeOf(1, 1)).toContain('1 foto não coube no celular')
  expect(noticeOf(1, 2)).toContain('2 fotos não couberam no celular')
  expect(noticeOf(2, 0)).toContain('Salvo no celular')
  expect(noticeOf(2, 0)).not.toMatch(/coube/)
})

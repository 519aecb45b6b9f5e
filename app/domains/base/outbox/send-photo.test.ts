import { expect, noSignal, type Sent, test } from '#tests/phone/phone.ts'
import { queuedOf, removeAct, tryAgain } from './queue.browser.ts'
import { aQueuedAct, aQueuedPhoto } from './queued-act.factory.ts'
import { sendQueue } from './send-queue.browser.ts'

const isPhoto = ({ path }: Sent) => path.startsWith('/api/v1/file/photo')
const keyOf = ({ path }: Sent) => new URL(path, 'http://localhost').searchParams.get('idempotency_key')

/** A fake server that accepts acts; photos by the test's callback, with sequential ids. */
function server(photo: (sent: Sent, id: number) => Response = (_, id) => Response.json({ id })) {
  let last = 0
  return (sent: Sent) => (isPhoto(sent) ? photo(sent, ++last) : Response.json({ taken: true }))
}

const noPhoto = () => Response.json({ message: 'Isso não parece uma foto.' }, { status: 415 })
const photosGone = () =>
  Response.json(
    { message: 'Confira.', errors: { photo_ids: ['Uma das fotos não está mais disponível.'] } },
    { status: 422 },
  )

test('photos go first, each under its key and in the name of its person; the act goes with their numbers', async ({
  phone,
}) => {
  const photos = [aQueuedPhoto({ name: 'folha.jpg' }), aQueuedPhoto({ name: 'flor.jpg' })]
  await aQueuedAct({ photos })
  phone.line = server()
  expect(await sendQueue(1)).toMatchObject({ sent: 1 })
  const [first, second, act] = phone.sent
  for (const [at, sent] of [first, second].entries()) {
    expect(sent?.path).toBe(`/api/v1/file/photo?idempotency_key=${photos[at]?.key}&user_id=1`)
    expect(sent?.form.get('photo')).toMatchObject({ name: photos[at]?.name, type: 'image/jpeg' })
  }
  expect(act?.form.getAll('photo_ids')).toEqual(['1', '2'])
  expect(await queuedOf(1)).toEqual([])
})

test('an upload whose answer is lost is sent again under its key, the others are not; the act goes once', async ({
  phone,
}) => {
  await aQueuedAct({ photos: [aQueuedPhoto({ key: 'a' }), aQueuedPhoto({ key: 'b' })] })
  const taken = server()
  for (const lost of ['b', 'none']) {
    phone.line = (sent) => (isPhoto(sent) && keyOf(sent) === lost ? noSignal(sent) : taken(sent))
    await sendQueue(1)
  }
  expect(phone.sent.map((sent) => (isPhoto(sent) ? keyOf(sent) : 'act'))).toEqual(['a', 'b', 'b', 'act'])
})

test('what is no photo holds nothing up: the act goes with the others, it stays by its name until it is dropped', async ({
  phone,
}) => {
  const [mud, leaf] = [aQueuedPhoto({ name: 'lama.jpg' }), aQueuedPhoto()]
  await aQueuedAct({ photos: [mud, leaf] })
  phone.line = server((sent, id) => (keyOf(sent) === mud.key ? noPhoto() : Response.json({ id })))
  expect(await sendQueue(1)).toMatchObject({ sent: 1 })
  expect(phone.sent.at(-1)?.form.getAll('photo_ids')).toEqual(['2'])
  const [left, ...more] = await queuedOf(1)
  expect(more).toEqual([])
  expect(left).toMatchObject({
    label: 'Foto',
    photos: [{ name: 'lama.jpg', refused: 'Isso não parece uma foto.' }],
    refused: { message: 'Rega já está no diário, sem a foto lama.jpg.' },
  })
  await sendQueue(1)
  expect(phone.sent, 'it waits for its grower').toHaveLength(3)
  await removeAct(left?.key ?? '')
  expect(await queuedOf(1)).toEqual([])
})

test('sent once more, a photo that was not taken goes up again', async ({ phone }) => {
  const act = await aQueuedAct({ photos: [aQueuedPhoto({ refused: 'Isso não parece uma foto.' })] })
  await tryAgain(act.key, {})
  phone.line = server()
  expect(await sendQueue(1)).toMatchObject({ sent: 1 })
  expect(phone.sent.at(-1)?.form.getAll('photo_ids')).toEqual(['1'])
  expect(await queuedOf(1)).toEqual([])
})

test('a tab that was left open uploads nothing in the name of another, and does not send the act', async ({
  phone,
}) => {
  await aQueuedAct({ photos: [aQueuedPhoto()] })
  phone.line = server(() => Response.json({ message: 'Entre.' }, { status: 401 }))
  expect(await sendQueue(1)).toEqual({ sent: 0, refused: 0, login: true, unreachable: false })
  expect(phone.sent).toHaveLength(1)
  expect(await queuedOf(1)).toHaveLength(1)
})

test('uploaded while there was signal, and swept since: it goes up again from the phone, under its key', async ({
  phone,
}) => {
  await aQueuedAct({ photos: [aQueuedPhoto({ key: 'a', id: '7' })] })
  const taken = server()
  phone.line = (sent) => (sent.form.getAll('photo_ids').includes('7') ? photosGone() : taken(sent))
  expect(await sendQueue(1)).toMatchObject({ sent: 1 })
  expect(phone.sent.map((sent) => (isPhoto(sent) ? keyOf(sent) : sent.form.getAll('photo_ids')))).toEqual([
    ['7'],
    'a',
    ['1'],
  ])
})

test('not to be had even when it is new: the act says so and waits, instead of going up and up', async ({ phone }) => {
  await aQueuedAct({ photos: [aQueuedPhoto({ id: '7' })] })
  const taken = server()
  phone.line = (sent) => (isPhoto(sent) ? taken(sent) : photosGone())
  expect(await sendQueue(1)).toMatchObject({ sent: 0 })
  expect(phone.sent.filter(isPhoto)).toHaveLength(1)
  const [act] = await queuedOf(1)
  expect(act?.refused?.errors.photo_ids?.[0]).toContain('não está mais disponível')
})

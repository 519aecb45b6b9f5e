import { vi } from 'vitest'
import { expect, test } from '#tests/phone/phone.ts'
import { deleteKit, packKit, readKit } from './kit.browser.ts'

test('what has no plants and no spaces is packed anew, what has some every ten minutes', async ({ phone: _ }) => {
  let plants: object[] = []
  let asked = 0
  vi.stubGlobal('fetch', (path: string) => {
    asked++
    return Promise.resolve(Response.json({ data: path.includes('/plant?') ? plants : [] }))
  })
  await packKit(1, 'ana')
  expect(await readKit()).toMatchObject({ user_id: 1, plants: [], spaces: [] })
  plants = [{ id: 1, slug: 'lua', name: 'Lua' }]
  await packKit(1, 'ana')
  expect((await readKit())?.plants).toEqual(plants)
  const before = asked
  await packKit(1, 'ana')
  expect(asked).toBe(before)
  await packKit(1, 'ana', { anew: true })
  expect(asked).toBeGreaterThan(before)
  await deleteKit()
})

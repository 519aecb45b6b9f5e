import { expect, test } from '../../browser.ts'

test('the ad beside a feed comes on wide screens only, and moves nothing', async ({ open }) => {
  const wide = await open(undefined, { width: 1440 })
  await wide.goto('/banca/novo-feed')
  const post = wide.getByRole('article').first()
  const before = await post.boundingBox()
  const ad = wide.locator('.sticky aside').filter({ visible: true })
  await ad.waitFor()
  expect(await post.boundingBox()).toEqual(before)
  const [beside, feed] = [await ad.boundingBox(), before]
  if (!beside || !feed) throw new Error('Ad or post is not shown.')
  expect(beside.x).toBeGreaterThanOrEqual(feed.x + feed.width)
  expect(beside.x + beside.width).toBeLessThanOrEqual(1440)
  await wide.setViewportSize({ width: 1024, height: 900 })
  await ad.waitFor({ state: 'detached' })
})

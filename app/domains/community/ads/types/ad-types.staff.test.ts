import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { staffHolds } from '#tests/staff-holds.ts'
import { anAd } from '../media/ads.factory.ts'
import { adTypes } from './ad-types.staff.ts'

staffHolds(adTypes, (api) => api.ads.types)

test('one with ads is switched off, not deleted', async ({ ctx, as, page }) => {
  const { type_id } = await anAd(ctx)
  const staff = await aStaffMember(ctx, ['ads.manage'])
  await expect((await as(staff)).ads.types.remove({ id: type_id })).rejects.toMatchObject({
    status: 409,
    message: 'Este espaço tem 1 anúncio. Desative em vez de apagar.',
  })
  expect((await page(`/admin/ads/ads_type/${type_id}`, staff)).text).toContain(
    '1 anúncio: Ficam sem lugar para aparecer.',
  )
})

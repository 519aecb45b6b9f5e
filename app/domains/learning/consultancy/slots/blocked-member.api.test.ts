import { blocks } from '#domains/base/social/blocks/blocks.table.ts'
import { course_products } from '#domains/learning/courses/courses/courses.table.ts'
import { aBuyer, aPaidOrder } from '#domains/market/orders/orders.factory.ts'
import { withSandbox } from '#domains/market/payments/payments.factory.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { signedIn } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aConsultancyMember, anAdvisedCourse, aSlot } from '../consultancy.factory.ts'

test.for(['teacher', 'buyer'] as const)(
  'a consultancy that was paid stays when the %s blocks the other: its page and its booking, without a name',
  async (first, { ctx, as, page }) => {
    const shop = await withSandbox(ctx)
    const product = await aProduct(shop, { kind: 'consultoria' }, { price: 90_00 })
    const { course, teacher } = await anAdvisedCourse(ctx, { store_id: product.store_id })
    await ctx.db.insert(course_products).values({ product_id: product.id, course_id: course.id })
    const at = (days: number) => ({ starts_at: new Date(ctx.now().getTime() + days * DAY) })
    const slot = await aSlot(ctx, { course_id: course.id, teacher_id: teacher.id, ...at(3) })
    const buyer = await aBuyer(shop)
    const me = signedIn(buyer)
    await aPaidOrder(buyer, [{ variant_id: product.variant.id }])
    const given = await aConsultancyMember(ctx, course.id)
    const hers = (await as(me)).consultancy
    const { teacher: name } = (await hers.show({ slug: course.slug })).course
    for (const { id } of [me, given])
      await ctx.db
        .insert(blocks)
        .values(first === 'teacher' ? { user_id: teacher.id, blocked_id: id } : { user_id: id, blocked_id: teacher.id })
    const blocked = (await as(me)).consultancy
    expect(await blocked.show({ slug: course.slug })).toMatchObject({
      ...{ role: 'member', apart: true, course: { teacher: '' }, offers: [], slots: [{ id: slot.id }] },
    })
    const address = `/dichavando/cursos/${course.slug}/consultoria`
    const shown = await page(address, me)
    expect(shown.status).toBe(200)
    expect(shown.text).not.toContain(name)
    expect(shown.links()).not.toContain('/banca/membros-da-consultoria')
    expect((await shown.press('Marcar', { id: String(slot.id) })).toast).toBe('Está marcado. Avisamos quem ensina.')
    const titles = async (one: { id: number }) =>
      (await (await as(one)).notifications.list({})).data.map(({ title }) => title)
    expect(await titles(teacher)).toContain('Uma consultoria foi marcada')
    const [booking] = (await blocked.show({ slug: course.slug })).bookings
    await (await as(teacher)).consultancy.cancel({ id: booking?.id ?? 0 })
    expect(await titles(me)).toContain('Sua consultoria foi desmarcada')
    // What was given ends with the block.
    await expect((await as(given)).consultancy.show({ slug: course.slug })).rejects.toMatchObject({ status: 404 })
  },
)

import { course_products } from '#domains/learning/courses/courses/courses.table.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { aMember, aStore } from '#domains/market/stores/stores.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { DAY, HOUR } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aBooking, aConsultancyMember, anAdvisedCourse, aSlot } from './consultancy.factory.ts'
import { consultancy_bookings, consultancy_slots } from './slots/slots.table.ts'

test('a pupil who is no member: what it is, and what opens it; others get the sales page', async ({
  ctx,
  as,
  page,
}) => {
  const { course, store } = await anAdvisedCourse(ctx)
  const address = `/dichavando/cursos/${course.slug}/consultoria`
  expect((await page(address)).location).toBe(`/dichavando/cursos/${course.slug}`)
  const pupil = await aUser(ctx)
  const teacher = (await as({ id: course.teacher_id })).enrolment.enrolments
  await teacher.addPupil({ slug: course.slug, nickname: pupil.nickname })
  expect((await page(address, pupil)).text).toContain('A consultoria deste curso não está à venda agora')
  const product = await aProduct(ctx, { store_id: store.id, kind: 'consultoria', name: 'Consultoria de solo' })
  await ctx.db.insert(course_products).values({ product_id: product.id, course_id: course.id })
  const shown = await page(address, pupil)
  expect(shown.heading).toBe('Consultoria')
  expect(shown.text).toContain('R$ 100,00')
  expect(shown.links()).toContain(`/loja/${store.slug}/${product.slug}`)
  expect(shown.text).not.toContain('Marcar um horário')
})

test('the short form leads there; of no course it is the 404 page', async ({ ctx, page }) => {
  const { course } = await anAdvisedCourse(ctx)
  expect((await page(`/${course.slug}/consultoria`)).location).toBe(`/dichavando/cursos/${course.slug}/consultoria`)
  const none = await page('/nao-existe/consultoria')
  expect(none.status).toBe(404)
  expect(none.heading).toContain('404')
  expect((await page('/dichavando/cursos/nao-existe/consultoria')).status).toBe(404)
})

test('a member books by the form, and cancels; a slot that was taken meanwhile is told', async ({
  ctx,
  page,
  clock,
}) => {
  const { course, teacher } = await anAdvisedCourse(ctx)
  const slot = await aSlot(ctx, { course_id: course.id, teacher_id: teacher.id })
  const [member, other] = [await aConsultancyMember(ctx, course.id), await aConsultancyMember(ctx, course.id)]
  const address = `/dichavando/cursos/${course.slug}/consultoria`
  const form = await page(address, member)
  const late = await page(address, other)
  expect(form.links()).toContain('/banca/membros-da-consultoria')
  expect((await form.press('Marcar', {})).error('id')).toBe('Escolha uma das opções.')
  const long = await form.press('Marcar', { id: String(slot.id), note: 'a'.repeat(1001) })
  expect(long.error('note')).toContain('1.000')
  const booked = await form.press('Marcar', { id: String(slot.id), note: 'Folhas amarelas' })
  expect(booked.toast).toBe('Está marcado. Avisamos quem ensina.')
  const mine = await booked.follow()
  expect(mine.text).toContain('Folhas amarelas')
  expect(mine.text).toContain('Sua conversa está marcada')
  expect((await page(address, other)).text).toContain('Não há horário livre agora.')
  const taken = await late.press('Marcar', { id: String(slot.id) })
  expect(taken.status).toBe(409)
  expect(taken.text).toContain('acabou de ser marcado por outra pessoa')
  const { now } = clock
  clock.now = new Date(slot.starts_at.getTime() - HOUR)
  expect((await mine.press('Desmarcar')).toast).toContain('Falta menos de um dia')
  clock.now = now
  const left = await mine.press('Desmarcar')
  expect(left.toast).toBe('A conversa foi desmarcada.')
  expect((await page(address, other)).text).toContain('Horários livres')
})

test('the store opens slots, puts a link, says what took place, and takes free ones away', async ({
  ctx,
  page,
  clock,
}) => {
  const { course, store, owner } = await anAdvisedCourse(ctx)
  const address = `/vendedor/dashboard/${store.slug}/cursos/${course.slug}/consultoria`
  const desk = await page(address, owner)
  expect((await desk.press('Abrir horários', { day: '' })).error('day')).toContain('Preencha')
  const wrong = await desk.press('Abrir horários', { day: '2026-12-01', from: '15:00', to: '14:00' })
  expect(wrong.error('to')).toBe('O fim precisa vir depois do começo.')
  const opened = await desk.press('Abrir horários', { day: '2026-12-01', from: '14:00', to: '16:00', minutes: '60' })
  expect(opened.toast).toBe('2 horários abertos.')
  const again = await desk.press('Abrir horários', { day: '2026-12-01', from: '14:00', to: '16:00', minutes: '60' })
  expect(again.toast).toContain('Nada novo')
  const [first] = await ctx.db.select().from(consultancy_slots)
  const member = await aConsultancyMember(ctx, course.id)
  const booking = await aBooking(ctx, { slot_id: first?.id ?? 0, user_id: member.id, note: 'pH' })
  const list = await page(address, owner)
  expect(list.text).toContain(member.nickname)
  const badLink = await list.press('Salvar o link', { link: 'http://x.example' })
  expect(badLink.error('link')).toContain('https://')
  expect(badLink.$('details[open]').length).toBe(1)
  expect((await list.press('Salvar o link', { link: 'https://meet.example.com/a' })).toast).toBe('O link está salvo.')
  expect((await list.press('Tirar')).toast).toBe('O horário foi tirado.')
  expect(await ctx.db.$count(consultancy_slots)).toBe(1)
  clock.now = new Date((first?.starts_at.getTime() ?? 0) + DAY)
  const past = await page(`${address}?when=passados`, owner)
  expect((await past.press('Aconteceu')).toast).toBe('Anotado.')
  expect(await ctx.db.select().from(consultancy_bookings)).toMatchObject([{ id: booking.id, state: 'realizada' }])
})

test('a conversation is called off from the desk; members as a CSV', async ({ ctx, page }) => {
  const { course, teacher, store, owner } = await anAdvisedCourse(ctx)
  const starts_at = new Date(ctx.now().getTime() + HOUR)
  const slot = await aSlot(ctx, { course_id: course.id, teacher_id: teacher.id, starts_at })
  const member = await aConsultancyMember(ctx, course.id)
  await aBooking(ctx, { slot_id: slot.id, user_id: member.id })
  const address = `/vendedor/dashboard/${store.slug}/cursos/${course.slug}/consultoria`
  const csv = await page(`${address}/csv`, owner)
  expect(csv.html).toContain(`${member.nickname};2026-11-21;;1`)
  const gone = await (await page(address, owner)).press('Cancelar')
  expect(gone.toast).toContain('foi cancelada')
  expect(await ctx.db.select().from(consultancy_bookings)).toMatchObject([{ state: 'cancelada' }])
})

test('another store finds no course here, nor does a reader of this one', async ({ ctx, page }) => {
  const { course, store } = await anAdvisedCourse(ctx)
  const other = await aStore(ctx)
  const elsewhere = `/vendedor/dashboard/${other.store.slug}/cursos/${course.slug}/consultoria`
  expect((await page(elsewhere, other.owner)).status).toBe(404)
  const reader = await aMember(ctx, store.id, 'viewer')
  const here = `/vendedor/dashboard/${store.slug}/cursos/${course.slug}/consultoria`
  expect((await page(here, reader)).status).toBe(404)
  expect((await page(`${here}/csv`, reader)).status).toBe(404)
})

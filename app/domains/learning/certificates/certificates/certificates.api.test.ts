import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import { aCourse, aLesson } from '#domains/learning/courses/courses.factory.ts'
import type { GrantEnd, GrantSource } from '#domains/learning/enrolment/enrolments/enrolment.kinds.ts'
import { endGrants, grant } from '#domains/learning/enrolment/enrolments/grants.actions.ts'
import { aCpf } from '#domains/people/accounts/registration-confirmation/registrations.factory.ts'
import { user_registrations } from '#domains/people/accounts/registration-confirmation/registrations.table.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { audit_log } from '#platform/audit/audit.table.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import type { Client } from '#web/api-for.server.ts'
import { certificatesPersonalData } from '../certificates.personal-data.ts'
import { certificates } from './certificates.table.ts'

const gone = { status: 404 }

async function finished(ctx: Context, as: (user: { id: number }) => Promise<Client>) {
  const course = await aCourse(ctx, { syllabus_version: 1 })
  const lesson = await aLesson(ctx, course, { since_version: 1, minutes: 95 })
  const pupil = await aUser(ctx)
  const client = await as(pupil)
  await client.enrolment.enrolments.enrol({ slug: course.slug })
  return { course, lesson, pupil, client, ref: { slug: course.slug, lesson: lesson.slug } }
}

test('whose last class that counted is taken out has finished: the certificate is there to be asked for', async ({
  ctx,
  as,
}) => {
  const { course, client, ref } = await finished(ctx, as)
  const { slug } = course
  const last = await aLesson(ctx, course, { since_version: 1 })
  await client.enrolment.classroom.finish(ref)
  const place = async () => (await client.enrolment.enrolments.place({ slug })).progress
  expect(await place()).toMatchObject({ percent: 50, complete: false })
  await (await as({ id: course.teacher_id })).courses.lessons.remove({ slug, id: last.id })
  expect(await place()).toMatchObject({ percent: 100, complete: true, finished_at: null })
  await client.certificates.issue({ slug, name: 'Ana Maria das Dores' })
  expect(await place()).toMatchObject({ finished_at: expect.any(Date) })
})

test('who is out of a course before its last class is taken out has not finished it', async ({ ctx, as }) => {
  const { course, client, ref } = await finished(ctx, as)
  const { slug } = course
  const last = await aLesson(ctx, course, { since_version: 1 })
  await client.enrolment.classroom.finish(ref)
  await client.enrolment.enrolments.leave({ slug })
  await (await as({ id: course.teacher_id })).courses.lessons.remove({ slug, id: last.id })
  await expect(client.certificates.issue({ slug, name: 'Ana Maria das Dores' })).rejects.toMatchObject({ status: 409 })
})

test('issued when all is done, once, with everything frozen; anybody with its number reads it', async ({
  ctx,
  as,
  api,
}) => {
  const { course, client, ref } = await finished(ctx, as)
  const { slug } = course
  await expect(client.certificates.issue({ slug, name: 'Ana Maria' })).rejects.toMatchObject({ status: 409 })
  await client.enrolment.classroom.finish(ref)
  await expect(client.certificates.issue({ slug, name: 'A' })).rejects.toMatchObject({
    data: { errors: { name: [expect.anything()] } },
  })
  await expect((await as(await aUser(ctx))).certificates.issue({ slug, name: 'Outra' })).rejects.toMatchObject({
    status: 403,
  })
  const one = await client.certificates.issue({ slug, name: 'Ana Maria das Dores' })
  expect(one).toMatchObject({
    holder_name: 'Ana Maria das Dores',
    minutes: 95,
    syllabus_version: 1,
    course: { title: course.title },
  })
  expect(await client.certificates.issue({ slug, name: 'Outro nome' })).toMatchObject({
    uuid: one.uuid,
    holder_name: 'Ana Maria das Dores',
  })
  await ctx.db.update(courses).set({ title: 'Outro título' }).where(eq(courses.id, course.id))
  expect(await api.certificates.show({ uuid: one.uuid })).toMatchObject({
    course: { title: 'Rega sem medo' },
    can: { show: false, revoke: false },
  })
  const file = await api.certificates.file({ uuid: one.uuid })
  const bytes = Buffer.from(await file.arrayBuffer())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(one.sha256)
  await expect(api.certificates.show({ uuid: '7b0e8f6e-4d1a-4f61-9c58-b7f4a6a3c2d1' })).rejects.toMatchObject(gone)
  await expect(api.certificates.show({ uuid: 'não é' })).rejects.toMatchObject({ status: 422 })
})

test('shown on the course by its holder alone, revoked with why by who edits the course', async ({
  ctx,
  as,
  api,
  page,
}) => {
  const { course, client, ref, pupil } = await finished(ctx, as)
  const { slug } = course
  await client.enrolment.classroom.finish(ref)
  const { uuid } = await client.certificates.issue({ slug, name: 'Ana Maria' })
  expect(await api.certificates.example({ slug })).toEqual({ uuid: null })
  const other = await as(await aUser(ctx))
  await expect(other.certificates.showOrHide({ uuid, shown: true })).rejects.toMatchObject(gone)
  await client.certificates.showOrHide({ uuid, shown: true })
  expect(await api.certificates.example({ slug })).toEqual({ uuid })
  await expect(other.certificates.revoke({ uuid, why: 'Porque sim' })).rejects.toMatchObject(gone)
  await expect(other.certificates.list({ slug })).rejects.toMatchObject(gone)
  const teacher = (await as({ id: course.teacher_id })).certificates
  expect((await teacher.list({ slug })).data).toMatchObject([{ uuid, holder_name: 'Ana Maria' }])
  await expect(teacher.revoke({ uuid, why: '' })).rejects.toMatchObject({ status: 422 })
  expect(await api.certificates.show({ uuid })).toMatchObject({ has_pdf: true })
  await teacher.revoke({ uuid, why: 'As respostas eram de outra pessoa.' })
  await expect(api.certificates.file({ uuid })).rejects.toMatchObject({
    ...{ status: 404, message: expect.stringContaining('foi revogado') },
  })
  const checked = await page(`/certificado/${uuid}`)
  expect(checked.text).toContain('As respostas eram de outra pessoa.')
  expect(checked.text).not.toContain('Baixar o PDF')
  await expect(teacher.revoke({ uuid, why: 'De novo, por quê?' })).rejects.toMatchObject({ status: 409 })
  expect(await api.certificates.show({ uuid })).toMatchObject({ revoked_why: 'As respostas eram de outra pessoa.' })
  expect(await api.certificates.example({ slug })).toEqual({ uuid: null })
  expect(await ctx.db.select().from(audit_log)).toMatchObject([{ action: 'certificate.revoke' }])
  expect(pupil.id).toBeGreaterThan(0)
})

test('after the account is erased its number, hash and revocation stay, without the name', async ({ ctx, as, api }) => {
  const { course, client, ref, pupil } = await finished(ctx, as)
  await client.enrolment.classroom.finish(ref)
  const { uuid, sha256 } = await client.certificates.issue({ slug: course.slug, name: 'Ana Maria' })
  const [entry] = certificatesPersonalData
  if (typeof entry?.erased !== 'object' || !('anonymised' in entry.erased)) throw new Error('it is deleted')
  await ctx.db.update(certificates).set(entry.erased.anonymised(pupil)).where(entry.rows(pupil))
  expect(await api.certificates.show({ uuid })).toMatchObject({ holder_name: null, sha256, has_pdf: false })
  await expect(api.certificates.file({ uuid })).rejects.toMatchObject(gone)
  expect(await ctx.db.select().from(certificates)).toMatchObject([{ user_id: null, pdf: null }])
})

test('a name that nobody checked says so; who confirmed a registration is called by it, or by their nickname', async ({
  ctx,
  as,
  api,
  page,
}) => {
  const { course, client, ref, pupil } = await finished(ctx, as)
  const { slug } = course
  await client.enrolment.classroom.finish(ref)
  await (await as(await aStaffMember(ctx, ['words.manage']))).social.words.add({
    word: 'Ministério',
    strength: 'recusar',
  })
  for (const name of ['Ana <b>Maria</b>', 'Ministério da Saúde'])
    await expect(client.certificates.issue({ slug, name })).rejects.toMatchObject({
      data: { errors: { name: [expect.anything()] } },
    })
  const { uuid } = await client.certificates.issue({ slug, name: 'Ana Maria' })
  expect(await api.certificates.show({ uuid })).toMatchObject({ name_known: false })
  expect((await page(`/certificado/${uuid}`)).text).toContain('nome informado por quem recebeu')
  for (const wrong of ['0196f3a0-0000-7000-8000-000000000000', 'meu-numero']) {
    const none = await page(`/certificado/${wrong}`)
    expect([none.status, none.text]).toEqual([404, expect.stringContaining('Não há certificado com este número')])
  }
  const known = await finished(ctx, as)
  await known.client.enrolment.classroom.finish(known.ref)
  await ctx.db.update(users).set({ registration_confirmed_at: ctx.now() }).where(eq(users.id, known.pupil.id))
  await ctx.db
    .insert(user_registrations)
    .values({ user_id: known.pupil.id, cpf: aCpf(), full_name: 'Maria das Dores Flor' })
  const names = ['Maria das Dores Flor', 'Maria Flor', known.pupil.nickname]
  expect(await known.client.certificates.names()).toEqual({ names })
  expect(await client.certificates.names()).toEqual({ names: [] })
  const form = await page(`/cursos/meus_cursos/${known.course.slug}/certificado`, known.pupil)
  expect(
    form
      .$('input[type=radio][name=name]')
      .map((_, one) => form.$(one).attr('value'))
      .get(),
  ).toEqual(names)
  const issue = (name: string) => known.client.certificates.issue({ slug: known.course.slug, name })
  await expect(issue('Secretaria da Saúde')).rejects.toMatchObject({
    data: { errors: { name: [expect.stringContaining('Use o nome do seu cadastro')] } },
  })
  const one = await issue('maria flor')
  expect(one).toMatchObject({ holder_name: 'maria flor', name_known: true })
  expect((await page(`/certificado/${one.uuid}`)).text).not.toContain('nome informado por quem recebeu')
  expect(pupil.id).not.toBe(known.pupil.id)
})

test('of a purchase that was given back no certificate is issued; what was issued before stays, and what was had otherwise too', async ({
  ctx,
  as,
  page,
}) => {
  const course = await aCourse(ctx, { syllabus_version: 1, access: 'pago' })
  const lesson = await aLesson(ctx, course, { since_version: 1 })
  const ref = { slug: course.slug, lesson: lesson.slug }
  const { slug } = course
  const bought = async (source: GrantSource = 'compra') => {
    const pupil = await aUser(ctx)
    const one = { course_id: course.id, user_id: pupil.id, what: 'curso' as const, source }
    await ctx.transaction((tx) => grant(tx, one))
    const client = await as(pupil)
    await client.enrolment.classroom.finish(ref)
    return { pupil, client, end: (why: GrantEnd) => ctx.transaction((tx) => endGrants(tx, one, why)) }
  }
  for (const why of ['reembolso', 'contestacao'] as const) {
    const { client, end, pupil } = await bought()
    await end(why)
    await expect(client.certificates.issue({ slug, name: 'Ana Maria' })).rejects.toMatchObject({
      ...{ status: 403, message: expect.stringContaining('O pagamento deste curso voltou') },
    })
    const form = await page(`/cursos/meus_cursos/${slug}/certificado`, pupil)
    expect((await form.press('Emitir', { name: 'Ana Maria' })).text).toContain('O pagamento deste curso voltou')
    // Let in by another way, it is theirs.
    await ctx.transaction((tx) =>
      grant(tx, { course_id: course.id, user_id: pupil.id, what: 'curso', source: 'convite' }),
    )
    expect(await client.certificates.issue({ slug, name: 'Ana Maria' })).toMatchObject({ holder_name: 'Ana Maria' })
  }
  const before = await bought()
  const { uuid } = await before.client.certificates.issue({ slug, name: 'Bia Flor' })
  await before.end('reembolso')
  // Whichever of the two was clicked first.
  expect(await before.client.certificates.issue({ slug, name: 'Bia Flor' })).toMatchObject({
    ...{ uuid, revoked_at: ctx.now(), revoked_why: 'O pagamento do curso foi devolvido.' },
  })
  await ctx.transaction((tx) =>
    grant(tx, { course_id: course.id, user_id: before.pupil.id, what: 'curso', source: 'compra' }),
  )
  expect(await before.client.certificates.issue({ slug, name: 'Bia Flor' })).toMatchObject({ uuid, revoked_at: null })
  const given = await bought('convite')
  await given.end('retirado')
  expect(await given.client.certificates.issue({ slug, name: 'Caio Luz' })).toMatchObject({ revoked_at: null })
})

import { eq } from 'drizzle-orm'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { audit_log } from '#platform/audit/audit.table.ts'
import type { Context } from '#platform/context.ts'
import type { StaffRow } from '#platform/staff/staff-options.ts'
import type { StaffResource } from '#platform/staff/staff-resource.ts'
import { typedMomentOf } from '#shared/dates.ts'
import type { Page } from '#shared/pagination.ts'
import { slugify } from '#shared/text.ts'
import type { Client } from '#web/api-for.server.ts'
import { expect, test } from './fixtures.ts'

type Calls = {
  list: (filter: object) => Promise<Page<StaffRow>>
  show: (ref: { id: number }) => Promise<StaffRow>
  create: (input: object) => Promise<StaffRow>
  update: (input: object) => Promise<StaffRow>
  remove: (ref: { id: number }) => Promise<void>
}
type Values = Record<string, unknown>

/**
 * The tests of a staff resource: its calls, who may make them, what it refuses, its pages and its CSV.
 * `more` gives values that the fields' own samples can't know: `staffHolds(statuses, (api) => api.care.statuses)`; `prepare`
 * makes what they refer to, in each test.
 */
export function staffHolds(
  resource: StaffResource,
  callsOf: (api: Client) => unknown,
  more: (n: number) => Values = () => ({}),
  prepare: (ctx: Context) => Promise<void> = async () => undefined,
) {
  const { at, title, noun, permission, subject, fields, unique = {} } = resource
  const [called = ''] = Object.keys(fields)
  /** A field of words: found by search, changed by two at once. */
  const word = Object.keys(fields).find((name) => fields[name]?.searched) ?? called
  const sample = (n: number): Values => ({
    ...Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) => (field.told ? [] : [[name, field.sample(n)]])),
    ),
    ...more(n),
  })
  /** As a row shows it. */
  const shown = (n: number): Values => expectedOf(sample(n))
  const expectedOf = (values: Values) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        fields[name]?.cell.kind === 'moment' ? typedMomentOf(String(value)) : value,
      ]),
    )
  const callsFor = (api: Client) => callsOf(api) as Calls

  test(`${title}: who may, makes, finds, changes and deletes; each write is in the audit log`, async ({
    ctx,
    as,
    api,
  }) => {
    await prepare(ctx)
    const before = await aStaffMember(ctx, [permission])
    const calls = callsFor(await as(before))
    const { total } = await calls.list({})
    const row = await calls.create(sample(1))
    expect(row).toMatchObject(shown(1))
    const other = await calls.create(sample(2))
    expect((await calls.list({ search: String(sample(1)[word]), per_page: 100 })).data.map(({ id }) => id)).toContain(
      row.id,
    )
    expect(await calls.list({})).toMatchObject({ total: total + 2 })
    expect((await calls.list({ search: 'não existe nada assim' })).total).toBe(0)
    expect(await calls.update({ ...sample(3), id: row.id })).toMatchObject({ id: row.id, ...shown(3) })
    expect(await calls.show({ id: row.id })).toMatchObject(shown(3))
    await calls.remove({ id: other.id })
    await expect(calls.show({ id: other.id })).rejects.toMatchObject({ status: 404 })
    await expect(calls.update({ ...sample(4), id: other.id })).rejects.toMatchObject({ status: 404 })
    const log = await ctx.db
      .select()
      .from(audit_log)
      .where(eq(audit_log.subject, `${subject}:${row.id}`))
      .orderBy(audit_log.id)
    expect(log.map(({ action, user_id }) => [action, user_id])).toEqual([
      [`${subject}.created`, before.id],
      [`${subject}.changed`, before.id],
    ])
    await expect(callsFor(await as(await aUser(ctx))).list({})).rejects.toMatchObject({ status: 403 })
    await expect(callsFor(api).create(sample(5))).rejects.toMatchObject({ status: 401 })
  })

  const coded = Object.keys(fields).find((one) => fields[one]?.ofName)
  if (coded)
    test(`${title}: a code that is left empty is of the name, and stays when that changes`, async ({ ctx, as }) => {
      await prepare(ctx)
      const calls = callsFor(await as(await aStaffMember(ctx, [permission])))
      const { id, ...made } = await calls.create({ ...sample(1), [coded]: '' })
      expect(made[coded]).toBe(slugify(String(sample(1).name)))
      if (!('name' in unique))
        expect(await calls.create({ ...sample(4), name: sample(1).name, [coded]: '' })).toMatchObject({
          [coded]: `${made[coded]}-2`,
        })
      expect(await calls.update({ ...sample(2), [coded]: '', id })).toMatchObject({ [coded]: made[coded] })
      await expect(calls.create({ ...sample(3), name: '420', [coded]: '' })).rejects.toMatchObject({
        status: 422,
        data: { errors: { [coded]: [expect.stringContaining('Deste nome')] } },
      })
    })

  test.for(Object.entries(unique))(`${title}: %s stands once`, async ([name, sentence], { ctx, as }) => {
    await prepare(ctx)
    const calls = callsFor(await as(await aStaffMember(ctx, [permission])))
    await calls.create(sample(1))
    const other = await calls.create(sample(2))
    const twice = { [name]: sample(1)[name] }
    const refused = { status: 422, data: { errors: { [name]: [sentence] } } }
    await expect(calls.create({ ...sample(3), ...twice })).rejects.toMatchObject(refused)
    await expect(calls.update({ ...sample(2), ...twice, id: other.id })).rejects.toMatchObject(refused)
  })

  test(`${title}: what two change at once is merged, the same field is a conflict`, async ({ ctx, as }) => {
    await prepare(ctx)
    const calls = callsFor(await as(await aStaffMember(ctx, [permission])))
    const made = await calls.create(sample(1))
    const opened = { ...sample(1), id: made.id }
    const change = { ...opened, [word]: sample(2)[word] }
    await calls.update({ ...change, opened })
    expect(await calls.update({ ...opened, opened })).toMatchObject({ [word]: sample(2)[word] })
    const clash = calls.update({ ...opened, [word]: sample(3)[word], opened })
    await expect(clash).rejects.toMatchObject({ status: 409, data: { stands: { [word]: sample(2)[word] } } })
  })

  test(`${title}: the pages, for who may see them`, async ({ ctx, page }) => {
    await prepare(ctx)
    const staff = await aStaffMember(ctx, [permission])
    const list = await page(at, staff)
    expect(list).toMatchObject({ status: 200, heading: title })
    const form = await list.open(`${at}/nov${resource.gender}`)
    const refused = await form.press('Criar', { [called]: '' })
    expect([refused.status, refused.error(called) !== '']).toEqual([422, true])
    const made = await refused.press('Criar', typed(sample(1)))
    expect(made.toast).toContain('entrou na lista.')
    const [row] = (await linksToRows(made.follow())) as [string]
    const edit = await made.open(row)
    expect((await edit.press('Salvar', typed(sample(2)))).toast).toMatch(/foi salv[oa]\.$/)
    const csv = await edit.open(`${at}/csv`)
    expect(csv.headers.get('content-type')).toContain('text/csv')
    expect(csv.html).toContain(Object.values(fields)[0]?.form.label)
    expect((await edit.press('Apagar')).toast).toMatch(new RegExp(`^[OA] ${noun[0]} foi apagad[oa]\\.$`))
    expect((await page(at, await aUser(ctx))).status).toBe(302)
  })

  /** As a form sends it. */
  const typed = (values: Values) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value ?? '')]))

  /** Addresses of the rows in a list. */
  const linksToRows = async (list: Promise<{ links: () => string[] }>) =>
    (await list).links().filter((link) => new RegExp(`^${at}/\\d+$`).test(link))
}

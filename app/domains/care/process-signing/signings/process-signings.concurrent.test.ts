import { aProcess, registered } from '#domains/care/processes/processes.factory.ts'
import { private_files } from '#platform/files/private-files.table.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { aSigning } from './process-signings.factory.ts'
import { process_signatures } from './process-signings.table.ts'

test('signed ten times at once is one signature and one document', async ({ ctx, as }) => {
  const { token, client, team } = await aProcess(ctx)
  await registered(ctx, client, 'Rosa da Silva')
  const { id, sign } = await aSigning(ctx, await as(team.advogado), token)
  const { signings } = (await as(client)).processSigning
  await Promise.all(Array.from({ length: 10 }, () => signings.sign(sign)))
  expect(await ctx.db.$count(process_signatures)).toBe(1)
  expect(await ctx.db.$count(private_files)).toBe(1)
  expect((await signings.show({ token, signing: id })).state).toBe('assinado')
})

test('signed, refused and withdrawn at once: one wins, the others are told', async ({ ctx, as }) => {
  const { token, client, team } = await aProcess(ctx)
  const lawyer = await as(team.advogado)
  const { signings } = (await as(client)).processSigning
  await registered(ctx, client, 'Rosa da Silva')
  for (let turn = 0; turn < 5; turn++) {
    const { id, sign } = await aSigning(ctx, lawyer, token)
    const end = { token, signing: id, reason: 'Outro texto.' }
    const answers = await Promise.allSettled([
      lawyer.processSigning.signings.withdraw(end),
      signings.sign(sign),
      signings.refuse(end),
    ])
    const won = answers.findIndex(({ status }) => status === 'fulfilled')
    for (const [at, one] of answers.entries()) if (at !== won) expect(one).toMatchObject({ reason: { status: 409 } })
    expect((await signings.show({ token, signing: id })).state).toBe(['retirado', 'assinado', 'recusado'][won])
  }
})

test('the same text sent by ten taps is one', async ({ ctx, as }) => {
  const { token, team } = await aProcess(ctx)
  const lawyer = await as(team.advogado)
  const idempotency_key = crypto.randomUUID()
  const made = await Promise.all(
    Array.from({ length: 10 }, () => aSigning(ctx, lawyer, token, 'Procuração', { idempotency_key })),
  )
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
})

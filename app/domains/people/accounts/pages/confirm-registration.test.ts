import { RouterContextProvider } from 'react-router'
import { type Context, createContext } from '#platform/context.ts'
import type { PostalAddress } from '#platform/postal-codes/postal-codes.ts'
import { expect, test } from '#tests/fixtures.ts'
import { requestContext } from '#web/page-context.server.ts'
import { registrationForm } from '../registration-confirmation/registrations.factory.ts'
import { aUser } from '../users/users.factory.ts'
import { action } from './confirm-registration.page.tsx'

const square = { street: 'Praça da Sé', district: 'Sé', city: 'São Paulo', uf: 'SP' }

/** The action's response to a form when the CEP directory returns `address`. */
async function send(ctx: Context, fields: Record<string, string>, address: PostalAddress | null) {
  const context = new RouterContextProvider()
  context.set(
    requestContext,
    createContext({ ...ctx, env: { ...ctx.env, postal_codes: { find: async () => address } } }),
  )
  const url = new URL('http://localhost:3000/auth/confirmar-cadastro?redirect=/vendedor')
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
  return action({ request, url, context, params: {} } as unknown as Parameters<typeof action>[0])
}
const typed = { ...registrationForm({ full_name: 'Clara Nunes', cpf: '' }), intent: 'cep', cep: '01001-000' }

test('searching a CEP fills in the address and loses nothing else, however incomplete the form is', async ({
  ctx,
  contextOf,
}) => {
  const answer = await send(await contextOf(await aUser(ctx)), typed, square)
  expect(answer).toMatchObject({
    data: {
      found: { state: 'found', address: square },
      values: { ...square, full_name: 'Clara Nunes', number: '12 fundos', cep: '01001-000' },
    },
  })
})

test("a small town's CEP leaves the typed street, an unknown one everything", async ({ ctx, contextOf }) => {
  const mine = await contextOf(await aUser(ctx))
  const town = { street: '', district: '', city: 'Itambé', uf: 'BA' }
  expect(await send(mine, typed, town)).toMatchObject({
    data: { values: { street: 'Rua dos Caetés', district: 'Centro', city: 'Itambé', uf: 'BA' } },
  })
  expect(await send(mine, typed, null)).toMatchObject({
    data: { found: { state: 'unknown' }, values: { street: 'Rua dos Caetés', city: 'Belo Horizonte' } },
  })
})

test('half a CEP is told beside its field, with everything typed', async ({ ctx, contextOf }) => {
  const answer = await send(await contextOf(await aUser(ctx)), { ...typed, cep: '123' }, square)
  expect(answer).toMatchObject({
    data: { errors: { cep: [expect.stringMatching(/8 números/)] }, values: { full_name: 'Clara Nunes', cep: '123' } },
    init: { status: 422 },
  })
})

test('the whole form completes the registration and goes on to where one was going', async ({ ctx, contextOf }) => {
  const answer = (await send(await contextOf(await aUser(ctx)), registrationForm(), null)) as Response
  expect(answer.headers.get('location')).toBe('/vendedor')
})

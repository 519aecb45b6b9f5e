import { aClient, aProcess } from '#domains/care/processes/processes.factory.ts'
import { anEdition } from '#domains/contest/editions/editions/cup-editions.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

test.for([
  ['/dichavando/cursos', 'fim-dos-cursos'],
  ['/copa-grower', 'fim-da-copa'],
  ['/blog', 'fim-do-blog'],
] as const)('below %s stands an ad, and a survey for who is signed in', async ([path, placement], { ctx, page }) => {
  await anEdition(ctx)
  const placesOn = ({ $ }: Awaited<ReturnType<typeof page>>) =>
    [`[data-ad="${placement}"]`, '[data-survey]'].map((place) => $(place).length)
  expect(placesOn(await page(path))).toEqual([1, 0])
  expect(placesOn(await page(path, await aUser(ctx)))).toEqual([1, 1])
})

test('the Comunidade 360 asks surveys, but not beside a case that is being told; nothing is advertised there', async ({
  ctx,
  page,
}) => {
  const placesFor = async (who: { id: number }) => {
    const { $ } = await page('/comunidade-360/cliente', who)
    return ['[data-survey]', '[data-ad]'].map((place) => $(place).length)
  }
  const { client } = await aProcess(ctx)
  expect(await placesFor(client)).toEqual([1, 0])
  expect(await placesFor(await aClient(ctx))).toEqual([0, 0])
})

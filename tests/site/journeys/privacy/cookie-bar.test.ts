import { expect, test } from '../../browser.ts'
import { call } from '../../call.ts'

test("the cookie bar's answer of somebody signed in is in their history", async ({ site, open }) => {
  const page = await open('analista')
  await page.goto('/')
  const noted = page.waitForResponse((answer) => answer.url().includes('/privacidade/consentimentos'))
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Permitir' }).click()
  await noted
  const { body } = await call(`${site}/api/v1/user/consents`, { as: 'analista' })
  const [last] = body.history as object[]
  expect(last).toMatchObject({ purpose: 'analytics', given: true, how: 'barra_de_cookies' })
})

import type { Page } from 'playwright-core'
import { expect, test } from '../../browser.ts'
import { call } from '../../call.ts'
import { enter, newAccount } from '../../new-account.ts'

const slug = 'rega-e-nutricao'
type Course = { syllabus: { lessons: { slug: string; kind: string }[] }[] }

const scrolled = (page: Page) => page.evaluate(() => scrollY)

test('a form leaves the page under the thumb; who goes to the journal for a class finds the way back', async ({
  open,
  site,
}) => {
  const account = await newAccount(site)
  const { nickname } = account
  await call(`${site}/api/v1/cursos/meu/${slug}/aluno`, { as: 'professor', method: 'POST', json: { nickname } })
  const { body } = await call(`${site}/api/v1/cursos/curso/${slug}`)
  const task = (body as Course).syllabus.flatMap(({ lessons }) => lessons).find(({ kind }) => kind === 'tarefa')
  const at = `/dichavando/cursos/${slug}/${task?.slug}`
  const page = await open(undefined, { width: 390, touch: true })
  await enter(page, account, at)

  await page.getByRole('link', { name: 'Nova planta' }).tap()
  await page.waitForURL('**/cultivo/add-planta')
  await page.getByRole('link', { name: 'Voltar', exact: true }).tap()
  await page.waitForURL(`**${at}`)
  await expect.poll(() => page.getByLabel('O que você começou').count()).toBe(0)

  const agree = page.getByRole('button', { name: 'Combinar', exact: true })
  await agree.scrollIntoViewIfNeeded()
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(300)
  await agree.tap()
  const undo = page.getByRole('button', { name: 'Desfazer o combinado' })
  await undo.waitFor()
  const { y = 0 } = (await undo.boundingBox()) ?? {}
  expect(y, 'what changed is in sight').toBeGreaterThan(0)
  expect(y).toBeLessThan(760)
})

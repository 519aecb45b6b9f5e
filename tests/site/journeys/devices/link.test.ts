import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from '../../browser.ts'
import { enter, newAccount } from '../../new-account.ts'
import { aModel, type Made, robotsAtBench, switchedOn } from '../ganza/bench.ts'
import { filmed, labelPicture } from './label-picture.ts'

const NOT_FOUND = 'Não encontramos esse dispositivo. Veja abaixo o que você pode fazer!'

async function type(page: Page, { serial, claim_code }: Pick<Made, 'serial' | 'claim_code'>) {
  await page.getByLabel('Número de série').fill(serial)
  await page.getByLabel('Código', { exact: true }).fill(claim_code)
  await page.getByRole('button', { name: 'Vincular', exact: true }).click()
}

/** Through the steps that follow a link: its name, no space. */
async function named(page: Page, name: string) {
  await page.waitForURL('**/configurar-vincular**')
  await page.getByLabel('Nome do robô').fill(name)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('Em qual espaço ele fica?').waitFor()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('heading', { level: 1, name: `${name} está pronto` }).waitFor()
}

test('a robot from the bench is linked by what is on its label, typed; a code opens once', async ({ site, open }) => {
  const [made] = await robotsAtBench(site, await aModel(site))
  if (!made) throw new Error('no robot')
  const robot = await switchedOn(site, made)
  await robot.tick()
  const account = await newAccount(site)
  const page = await open()
  await enter(page, account, '/ganza/vincular-ganza')
  await page.getByRole('link', { name: 'Digitar o número' }).click()
  await type(page, { serial: 'GZ', claim_code: made.claim_code })
  await page.getByText('O número tem GZ e mais 8 letras ou números.').waitFor()
  const other = `${made.serial.slice(0, -1)}${made.serial.endsWith('0') ? '1' : '0'}`
  await type(page, { ...made, serial: other })
  await page.getByRole('alert').getByText(NOT_FOUND, { exact: true }).waitFor()
  await page.getByRole('heading', { name: 'O que você pode fazer' }).waitFor()
  // As somebody copies it from paper.
  await type(page, { serial: made.serial.toLowerCase(), claim_code: made.claim_code.replace('-', ' ') })
  await named(page, 'Tenda da sala')
  await robot.tick({ temperature: 23.4 })
  await page.getByRole('link', { name: 'Ver o robô' }).click()
  await page.getByRole('heading', { level: 1, name: 'Tenda da sala' }).waitFor()
  await page.getByText('23,4 °C').first().waitFor()

  const late = await open('cliente')
  await late.goto('/ganza/vincular-ganza/vinculo-numero-serie')
  await type(late, made)
  await late.getByText('Este robô já tem dono.').first().waitFor()
  expect(new URL(late.url()).pathname).toBe('/ganza/vincular-ganza/vinculo-numero-serie')
})

test('a photo of the label links a robot, and so does the camera over it', async ({ site, open }) => {
  const [first, second] = await robotsAtBench(site, await aModel(site), 2)
  if (!first || !second) throw new Error('no robots')
  const folder = await mkdtemp(join(tmpdir(), 'grower-camera-'))
  try {
    const film = join(folder, 'etiqueta.y4m')
    await filmed(labelPicture(site, second), film)
    const page = await open('cliente', { camera: film })
    await page.goto('/ganza/vincular-ganza/vinculo-qrcode')
    const upload = page.locator('input[type=file]')
    const photo = (picture: Buffer) => ({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: picture })
    await upload.setInputFiles(photo(await labelPicture('https://evil.example', first).jpeg().toBuffer()))
    await page.getByText('Este QR code é de outro site.').waitFor()
    await upload.setInputFiles(photo(await labelPicture(site, first).jpeg().toBuffer()))
    await named(page, `Foto ${first.serial}`)
    await page.goto('/ganza/vincular-ganza/vinculo-qrcode')
    await page.getByRole('button', { name: 'Abrir a câmera' }).click()
    await named(page, `Câmera ${second.serial}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

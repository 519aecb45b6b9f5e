import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect } from 'vitest'
import { test } from '../../browser.ts'
import { filmed } from '../devices/label-picture.ts'

test('the camera shows the last photo over what it sees, and what it takes is uploaded', async ({ open }) => {
  const folder = await mkdtemp(join(tmpdir(), 'grower-camera-'))
  try {
    const film = join(folder, 'tenda.y4m')
    await filmed(sharp({ create: { width: 640, height: 480, channels: 3, background: '#3d6b3a' } }), film)
    const page = await open('grower', { camera: film, width: 390, touch: true })
    await page.goto('/cultivo/planta/chica/fotos')
    await page.getByText('Enviar várias fotos de uma vez').tap()
    await page.getByRole('button', { name: 'Na mesma pose' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Na mesma pose' })
    const ghost = dialog.getByAltText('A última foto, transparente, por cima da câmera')
    await expect.poll(() => ghost.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await dialog.getByRole('button', { name: 'Fotografar' }).tap()
    await dialog.waitFor({ state: 'hidden' })
    await page.locator('input[type=hidden][name=photo_ids]').waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Adicionar ao diário' }).tap()
    await page.getByText('1 foto entrou no diário').waitFor()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

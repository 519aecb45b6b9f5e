import { expect, test } from 'vitest'
import { placeIn, placeInWords } from './target-band.words.ts'
import { ecProfiles, profileNamed, vpdProfiles } from './target-profiles.kinds.ts'

const band = { stage: 'Vegetativo', from: 0.8, to: 1.2 }

test('limits belong to the band, as they are read', () => {
  expect(placeIn(band, 0.8)).toBe('na faixa')
  expect(placeIn(band, 0.796)).toBe('na faixa')
  expect(placeIn(band, 0.79)).toBe('abaixo')
  expect(placeIn(band, 1.2)).toBe('na faixa')
  expect(placeIn(band, 1.21)).toBe('acima')
  expect(placeIn(band, -0.3)).toBe('abaixo')
  expect(placeIn(band, 0)).toBe('abaixo')
})

test('sources disagree: the same air is in one profile and not in the other', () => {
  const [ogb, isley] = [profileNamed(vpdProfiles, 'OpenGrowBox'), profileNamed(vpdProfiles, 'Isley')]
  expect(placeInWords(ogb, 1)).toBe('Na faixa de vegetativo e flora inicial (perfil OpenGrowBox).')
  expect(placeInWords(isley, 1)).toBe('Na faixa de vegetativo (perfil Isley).')
  expect(placeInWords(isley, 2)).toBe('Acima de todas as fases do perfil Isley.')
  expect(placeInWords(isley, -0.2)).toBe('Abaixo de todas as fases do perfil Isley.')
  expect(placeInWords(profileNamed(ecProfiles, 'Geral'), 0.7)).toBe(
    'Entre as faixas, fora de todas as fases do perfil Geral.',
  )
})

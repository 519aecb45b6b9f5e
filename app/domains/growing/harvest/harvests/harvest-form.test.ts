import { expect, test } from 'vitest'
import { readHarvestFields } from './harvest.form.ts'

const read = (text: string) => readHarvestFields(new URLSearchParams(text))

test('numbers come with a comma; empty fields ask nothing; 0 is a number', () => {
  expect(read('fresh_water=77,5&target_water=&tariff=0').query).toEqual({ fresh_water: 77.5, tariff: 0 })
  expect(read('').query).toEqual({})
})

test('what cannot be read gets a sentence, and what was typed stays', () => {
  const { query, typed, errors } = read('fresh_water=muita&tariff=30')
  expect(query).toEqual({})
  expect(typed).toMatchObject({ fresh_water: 'muita', tariff: '30' })
  expect(errors).toEqual({
    fresh_water: ['Escreva só o número, como 78.'],
    tariff: ['Escreva um valor de 0 a 20.'],
  })
})

test('there is less water at the end than at harvest', () => {
  expect(read('fresh_water=12&target_water=12').errors).toHaveProperty('target_water')
  expect(read('fresh_water=78&target_water=12').errors).toEqual({})
})

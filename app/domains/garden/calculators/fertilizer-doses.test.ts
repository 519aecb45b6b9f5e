import { expect, test } from 'vitest'
import { addFertilizer, dosesOf } from './fertilizer-doses.form.ts'

const bokashi = { id: 7, name: 'Bokashi', specs: { n: 4, dose_vegetativo: 2.5, dose_muda: 0 } }
const typed = { calc: 'dose', litres: '20' }

test('the stages that have a dose, a dose of 0 too', () => {
  expect(dosesOf(bokashi)).toEqual([
    { value: '7:dose_muda', label: 'Muda', ml_per_litre: 0 },
    { value: '7:dose_vegetativo', label: 'Vegetativo', ml_per_litre: 2.5 },
  ])
})

test('a fertilizer goes into the first free row with the dose of its stage', () => {
  expect(addFertilizer({ ...typed, add: '7:dose_vegetativo' }, [bokashi])).toEqual({
    ...typed,
    product_1: 'Bokashi',
    dose_1: '2,5',
  })
  expect(addFertilizer({ ...typed, add: '7:dose_muda' }, [bokashi])).toMatchObject({ dose_1: '0' })
})

test('without a dose only its name is taken; a stranger changes nothing', () => {
  expect(addFertilizer({ ...typed, add: '7' }, [bokashi])).toEqual({ ...typed, product_1: 'Bokashi', dose_1: '' })
  expect(addFertilizer({ ...typed, add: '8:dose_muda' }, [bokashi])).toEqual(typed)
})

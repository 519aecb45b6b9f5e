import { expect, test } from 'vitest'
import { demoList } from './demo-list.seed.ts'
import { ownReviews } from './demo-own-reviews.seed.ts'
import { stateAt } from './demo-products.seed.ts'
import { demoReviews, type ReviewGroup, reviewGroup } from './demo-reviews.seed.ts'

/** Words that only some products can be told of. */
const only: [word: RegExp, groups: ReviewGroup[]][] = [
  [/silencios|barulho/i, ['ar']],
  [/manual|robô|wi-fi/i, []],
  [/aula/i, ['curso']],
  [/lâmina|corte/i, ['ferramenta']],
  [/pilha|leitura/i, ['medidor']],
  [/transplant/i, ['vaso']],
]

test('no review stands twice, and each speaks of a product of its kind', () => {
  const reviews = demoReviews(demoList.map(([family, , name]) => ({ family, name, wanted: 7 })))
  const texts = reviews.flat().map(({ text }) => text)
  expect(texts.filter((text, at) => texts.indexOf(text) < at)).toEqual([])
  const wrong = demoList.flatMap(([family, , name], at) =>
    (ownReviews[name] ? [] : (reviews[at] ?? [])).filter(({ text }) =>
      only.some(([word, groups]) => word.test(text) && !groups.includes(reviewGroup(family))),
    ),
  )
  expect(wrong).toEqual([])
})

test('what costs four hundred reais or more has six reviews of its own', () => {
  const dear = demoList.filter(
    ([, , , , options], at) =>
      stateAt(at) === 'publicado' &&
      options.split('|').some((one) => Number.parseFloat(one.split('=')[1] ?? '') >= 400),
  )
  expect(dear.filter(([, , name]) => ownReviews[name]?.trim().split('\n').length !== 6)).toEqual([])
  const names = new Set(demoList.map(([, , name]) => name))
  expect(Object.keys(ownReviews).filter((name) => !names.has(name))).toEqual([])
})

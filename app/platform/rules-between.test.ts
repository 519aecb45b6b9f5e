import { expect, test } from 'vitest'
import { z } from 'zod'
import { rulesBetween } from './rules-between.ts'

const inOrder = <S extends z.ZodObject>(schema: S) =>
  schema.refine(({ from, to }) => Number(from) <= Number(to), { path: ['to'], message: 'O fim vem depois.' })
const days = { name: z.string().min(1), from: z.coerce.number(), to: z.coerce.number() }

test('a rule between fields is heard beside a third field that is wrong', () => {
  const schema = inOrder(z.object(days))
  expect(rulesBetween(schema, { from: '2', to: '1' })).toEqual([{ path: ['to'], message: 'O fim vem depois.' }])
  expect(rulesBetween(schema, { from: '1', to: '2' })).toEqual([])
})

test('a rule that reads what is wrong says nothing; of several in one, those of fields that are right', () => {
  expect(rulesBetween(inOrder(z.object(days)), { name: 'a', from: 'x', to: '1' })).toEqual([])
  const several = z.object(days).superRefine(({ from, to }, issues) => {
    issues.addIssue({ code: 'custom', path: ['from'], message: `de ${from}` })
    issues.addIssue({ code: 'custom', path: ['to'], message: `a ${to}` })
  })
  expect(rulesBetween(several, { name: '', from: 'x', to: '1' })).toEqual([{ path: ['to'], message: 'a 1' }])
})

test('each row of a form has its own rules', () => {
  const schema = z.object({ rows: z.array(inOrder(z.object(days))).default([]) })
  expect(
    rulesBetween(schema, {
      rows: [
        { name: 'a', from: 1, to: 2 },
        { from: 2, to: 1 },
      ],
    }),
  ).toEqual([{ path: ['rows', 1, 'to'], message: 'O fim vem depois.' }])
})

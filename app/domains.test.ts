import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { order } from './domain-order.ts'
import { domains } from './domains.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

test('every folder of app/domains has its place in the order', () => {
  expect(readdirSync('app/domains').sort()).toEqual([...order].sort())
})

test('the manifests stand in that order', () => {
  const listed = Object.keys(domains).map(kebab)
  expect(listed).toEqual(order.filter((name) => listed.includes(name)))
})

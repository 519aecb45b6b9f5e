import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { order, wings } from './domain-order.ts'
import { domains } from './domains.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

test('every folder of app/domains is a wing, and every folder of a wing has its place in the order', () => {
  expect(readdirSync('app/domains').sort()).toEqual(Object.keys(wings).sort())
  for (const [wing, domains] of Object.entries(wings))
    expect(readdirSync(`app/domains/${wing}`).sort()).toEqual([...domains, 'README.md'].sort())
})

test('the manifests stand in that order', () => {
  const listed = Object.keys(domains).map(kebab)
  expect(listed).toEqual(order.filter((name) => listed.includes(name)))
})

import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout. These scripts run on Node 20 with nothing installed: plain JavaScript, no packages. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** An end that a person can do something about: one sentence, no stack. */
export class Sentence extends Error {}

/** Runs a script from the checkout; an expected failure ends it with its sentence and code 1. */
export async function main(work) {
  process.chdir(root)
  try {
    process.exitCode = await work()
  } catch (error) {
    console.error(error instanceof Sentence ? error.message : error)
    process.exitCode = 1
  }
}

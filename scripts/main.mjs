import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root of the checkout. These scripts run on Node 20 with nothing installed: plain JavaScript, no packages. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** An error that the user can fix: printed as one sentence, without a stack. */
export class UserError extends Error {}

/** Runs a script in the checkout; a UserError ends it with its message and exit code 1. */
export async function main(work) {
  process.chdir(root)
  try {
    process.exitCode = await work()
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error)
    process.exitCode = 1
  }
}

import { parseArgs } from 'node:util'
import { conformance } from '../app/robot/conformance.ts'
import { robotsFor } from './ganza/credentials.ts'

/**
 * `npm run ganza:check -- <url> [--serial … --secret …]`: whether the server at that address keeps docs/robot-protocol.md.
 * Without a robot of its own one is registered by an admin (as `npm run ganza` does). Ends with 1 when a line is wrong.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    serial: { type: 'string' },
    secret: { type: 'string' },
    model: { type: 'string' },
    admin: { type: 'string', default: 'admin@demo.grower.example' },
    password: { type: 'string', default: 'jardim-demo-2026' },
  },
})
const url = (positionals[0] ?? 'http://localhost:3000').replace(/\/$/, '')
const [robot] = await robotsFor({ ...values, url, robots: '1' })
if (!robot) throw new Error('no robot')
let wrong = 0
for await (const check of conformance(url, robot)) {
  console.log(`${check.wrong ? '✗' : '✓'} ${check.says}${check.wrong ? `: ${check.wrong}` : ''}`)
  if (check.wrong) wrong += 1
}
process.exitCode = wrong ? 1 : 0

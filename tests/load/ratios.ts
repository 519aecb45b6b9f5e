import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '../site/start-site.ts'
import { tokenOf } from '../site/token-of.ts'
import { compare, type Ratio, type Target } from './measure.ts'
import { publicPlant } from './public-plant.ts'

type Site = { base: string; databaseUrl: string }
type Row = { what: string; target: number } & Ratio

// An invalid toast cookie bypasses the page cache: the page is rendered for each request, as a visitor sees it.
const nobody = { cookie: 'grower_toast=-' }

/** Runs the measurements (those whose name contains `only`) and prints a table. True when every target is met. */
export async function ratios({ base, databaseUrl }: Site, only = '') {
  const plant = base + (await publicPlant(base))
  const list = `${base}/api/v1/plan-cultivation/plant?private=false&per_page=20`
  const grower = { cookie: `grower_session=${await tokenOf(base, 'grower')}` }
  const measurements: [string, number, Target, (port: number) => string[]][] = [
    [
      'public plant, drawn',
      0.02,
      { url: plant, headers: nobody },
      (port) => ['bytes', String(port), plant, nobody.cookie],
    ],
    ['public plant, cached', 0.5, { url: plant }, (port) => ['bytes', String(port), plant]],
    [
      'front page of a grower',
      0.008,
      { url: `${base}/`, headers: grower },
      (port) => ['bytes', String(port), `${base}/`, grower.cookie],
    ],
    ['plant list by REST', 0.25, { url: list }, (port) => ['sql', String(port), databaseUrl]],
  ]
  const rows: Row[] = []
  for (const [what, target, ours, bare] of measurements.filter(([what]) => what.includes(only)))
    rows.push({ what, target, ...(await against(ours, bare)) })
  console.table(rows.map(inFigures))
  return rows.every(({ ratio, target }) => ratio >= target)
}

const inFigures = ({ what, target, ours, bare, ratio, least, most }: Row) => ({
  what,
  'ours/s': Math.round(ours),
  'bare/s': Math.round(bare),
  ratio: Number(ratio.toFixed(4)),
  rounds: `${least.toFixed(4)}–${most.toFixed(4)}`,
  target,
})

async function against(ours: Target, bareArguments: (port: number) => string[]) {
  const port = await freePort()
  const bare = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), ...bareArguments(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await started(bare)
    return await compare(ours, { url: `http://127.0.0.1:${port}/` })
  } finally {
    bare.kill()
  }
}

async function started(bare: ChildProcess) {
  const stopped = once(bare, 'exit').then(() => Promise.reject(new Error('the bare server did not start')))
  await Promise.race([once(bare.stdout ?? bare, 'data'), stopped])
  stopped.catch(() => undefined)
}

import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { freePort } from '../site/start-site.ts'
import { publicPlant } from './public-plant.ts'

const groups = ['performance', 'accessibility', 'best-practices', 'seo']

/** Lighthouse as a phone on the front page, a public plant and the login page; aim 95 in each group. True when all hold. */
export async function lighthouseScores(base: string) {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', `--remote-debugging-port=${port}`],
  })
  try {
    const rows = []
    for (const path of ['/', await publicPlant(base), '/auth/login']) rows.push(await scoresOf(base, path, port))
    console.table(rows)
    return rows.every((row) => groups.every((group) => Number(row[group]) >= 95 || row[group] === 'noindex'))
  } finally {
    await browser.close()
  }
}

async function scoresOf(base: string, path: string, port: number) {
  const run = await lighthouse(base + path, { port, output: 'json', logLevel: 'error', onlyCategories: groups })
  if (!run) throw new Error(`lighthouse did not finish on ${path}`)
  const { categories, audits } = run.lhr
  const row: Record<string, string | number> = { path }
  for (const group of groups) row[group] = Math.round((categories[group]?.score ?? 0) * 100)
  for (const { id, score, displayValue } of Object.values(audits))
    if (score !== null && score < 0.9 && weighs(categories, id))
      console.log(`${path}: ${id} ${score} ${displayValue ?? ''}`)
  return row
}

const weighs = (categories: Record<string, { auditRefs: { id: string; weight: number }[] }>, id: string) =>
  Object.values(categories).some(({ auditRefs }) => auditRefs.some((ref) => ref.id === id && ref.weight > 0))

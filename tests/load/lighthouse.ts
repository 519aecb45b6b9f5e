import lighthouse from 'lighthouse'
import { landings } from '#domains/people/support/leads/landing.kinds.ts'
import { launchChromium } from '../chromium.ts'
import { freePort } from '../site/start-site.ts'
import { publicPlant } from './public-plant.ts'

const groups = ['performance', 'accessibility', 'best-practices', 'seo']

/** A single run is too noisy. */
const RUNS = 3

/**
 * Lighthouse (mobile) on the front page, shop, banca, a public plant, the login page and every landing page, three interleaved
 * runs each; target 95 in each category, but for the performance of shop, banca and landing pages, which is only printed.
 * True when the median of each reaches it. All performance scores are printed.
 */
export async function lighthouseScores(base: string) {
  const port = await freePort()
  const browser = await launchChromium(`--remote-debugging-port=${port}`)
  try {
    const printed = ['/loja', '/banca', ...landings.map((landing) => `/lps/${landing}`)]
    const paths = ['/', await publicPlant(base), '/auth/login', ...printed]
    const runs = new Map(paths.map((path) => [path, [] as Scores[]]))
    for (let run = 0; run < RUNS; run++)
      for (const [path, scores] of runs) scores.push(await scoresOf(base, path, port))
    const rows = [...runs].map(([path, scores]) => ({
      path,
      ...Object.fromEntries(groups.map((group) => [group, medianOf(scores, group)])),
      runs: scores.map(({ performance }) => performance).join(' '),
    }))
    console.table(rows)
    return [...runs].every(([path, scores]) =>
      groups.every((group) => medianOf(scores, group) >= 95 || (group === 'performance' && printed.includes(path))),
    )
  } finally {
    await browser.close()
  }
}

type Scores = Record<string, number>

const medianOf = (scores: Scores[], group: string) =>
  scores.map((run) => run[group] ?? 0).sort((a, b) => a - b)[Math.floor(scores.length / 2)] ?? 0

async function scoresOf(base: string, path: string, port: number): Promise<Scores> {
  const run = await lighthouse(base + path, { port, output: 'json', logLevel: 'error', onlyCategories: groups })
  if (!run) throw new Error(`lighthouse did not finish on ${path}`)
  const { categories, audits } = run.lhr
  for (const { id, score, displayValue } of Object.values(audits))
    if (score !== null && score < 0.9 && weighs(categories, id))
      console.log(`${path}: ${id} ${score} ${displayValue ?? ''}`)
  return Object.fromEntries(groups.map((group) => [group, Math.round((categories[group]?.score ?? 0) * 100)]))
}

const weighs = (categories: Record<string, { auditRefs: { id: string; weight: number }[] }>, id: string) =>
  Object.values(categories).some(({ auditRefs }) => auditRefs.some((ref) => ref.id === id && ref.weight > 0))

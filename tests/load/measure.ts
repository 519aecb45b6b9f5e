import autocannon from 'autocannon'

export type Target = { url: string; headers?: Record<string, string> }

/** Requests per second over 20 connections; any error response ends the measurement. */
export async function perSecond({ url, headers }: Target, seconds: number) {
  const result = await autocannon({ url, headers, connections: 20, duration: seconds })
  if (result.non2xx || result.errors) throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`)
  return result.requests.average
}

export type Ratio = { ours: number; bare: number; ratio: number; least: number; most: number }

/** Interleaved rounds of ours and bare, so that noise hits both; returns the median of the rounds' ratios. */
export async function compare(ours: Target, bare: Target, { rounds = 5, seconds = 3 } = {}): Promise<Ratio> {
  await perSecond(ours, 2)
  await perSecond(bare, 1)
  const pairs: { ours: number; bare: number }[] = []
  for (let round = 0; round < rounds; round++)
    pairs.push({ ours: await perSecond(ours, seconds), bare: await perSecond(bare, seconds) })
  const ratios = pairs.map((pair) => pair.ours / pair.bare)
  return {
    ours: median(pairs.map((pair) => pair.ours)),
    bare: median(pairs.map((pair) => pair.bare)),
    ratio: median(ratios),
    least: Math.min(...ratios),
    most: Math.max(...ratios),
  }
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

import { load } from 'cheerio'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Sparkline } from '../components/sparkline.tsx'
import { Band } from './band.tsx'
import { Chart } from './chart.tsx'
import { Dots } from './dots.tsx'
import { Line } from './line.tsx'
import { Plot } from './plot.tsx'
import type { Point } from './points.ts'
import { Rule } from './rule.tsx'

/** Whatever is drawn, the markup holds numbers. */
function drawn(part: ReactNode) {
  const html = renderToStaticMarkup(part)
  expect(html).not.toMatch(/NaN|Infinity|undefined|null/)
  return load(html)
}

const plot = (part: ReactNode) =>
  drawn(
    <Plot label="Um desenho" x={[0, 10]} y={[0, 10]} className="h-10">
      {part}
    </Plot>,
  )
const path = (part: ReactNode) => plot(part)('path').attr('d')

test('a line goes from point to point, and stops where a value is missing', () => {
  const points: Point[] = [
    [0, 0],
    [2, 5],
    [4, null],
    [6, Number.NaN],
    [8, 10],
    [10, 5],
  ]
  expect(path(<Line points={points} />)).toBe('M0.00 100.00h0L20.00 50.00M80.00 0.00h0L100.00 50.00')
  expect(path(<Dots points={points} />)).toBe('M0.00 100.00h0M20.00 50.00h0M80.00 0.00h0M100.00 50.00h0')
})

test('a lone point is a dot, and nothing draws nothing', () => {
  expect(path(<Line points={[[5, 5]]} />)).toBe('M50.00 50.00h0')
  expect(path(<Line points={[]} />)).toBeUndefined()
  expect(path(<Dots points={[[5, null]]} />)).toBeUndefined()
})

test('what lies far outside stands at the edge', () => {
  expect(path(<Line points={[[-1e300, 1e300]]} />)).toBe('M0.00 0.00h0')
  const band = plot(<Band y={[-50, 5]} />)('rect')
  expect([band.attr('y'), band.attr('height'), band.attr('width')]).toEqual(['50%', '50%', '100%'])
})

test('a band lies between two values of either axis, whichever comes first', () => {
  const band = plot(<Band x={[6, 2]} y={[2, 8]} />)('rect')
  expect(['x', 'width', 'y', 'height'].map((name) => band.attr(name))).toEqual(['20%', '40%', '20%', '60%'])
  expect(plot(<Band x={[Number.NaN, 2]} />)('rect')).toHaveLength(0)
})

test('a rule lies at its value with its words beside, or stands upright', () => {
  const lying = plot(<Rule y={2} label="alvo" />)
  expect([lying('line').attr('y1'), lying('line').attr('x2'), lying('text').text()]).toEqual(['80%', '100%', 'alvo'])
  expect(plot(<Rule x={4} />)('line').attr('x1')).toBe('40%')
  expect(plot(<Rule x={Number.NaN} />)('line')).toHaveLength(0)
})

test('a plot is one picture with a name, or hidden where words stand beside', () => {
  expect(plot(null)('svg').attr()).toMatchObject({ role: 'img', 'aria-label': 'Um desenho' })
  const bare = drawn(<Plot className="h-7">{null}</Plot>)('svg')
  expect([bare.attr('role'), bare.attr('aria-hidden')]).toEqual([undefined, 'true'])
})

const at = (text: string) => new Date(`${text}-03:00`)
const november: [Date, Date] = [at('2026-11-14T09:00'), at('2026-11-21T18:30')]

const chart = (y: [number, number], x = november, note?: string) =>
  drawn(
    <Chart title="Peso" description="de 520 g a 250 g." x={x} y={y} unit="g" note={note} className="h-40">
      <Line points={[[x[0], y[0]]]} />
    </Chart>,
  )
const ticks = (...y: [number, number]) =>
  chart(y)('text')
    .toArray()
    .map((text) => load(text).text().replace('\u00a0', ' '))

test('a chart says what it shows, and writes values and days as people in Brazil do', () => {
  expect(chart([0, 600])('svg').attr('aria-label')).toBe('Peso: de 520 g a 250 g.')
  expect(ticks(0, 2000)).toEqual(['0 g', '500 g', '1.000 g', '1.500 g', '2.000 g'])
  expect(ticks(0, 1.5)).toEqual(['0 g', '0,5 g', '1 g', '1,5 g'])
  expect(ticks(-20, 20)).toEqual(['-20 g', '-10 g', '0 g', '10 g', '20 g'])
  expect(chart([0, 600], november, '(previsto)')('figcaption').text()).toBe('sáb, 14 de novsáb, 21 de nov (previsto)')
})

test('a chart of nothing has no ticks, one of the smallest values is written with twelve decimals at most', () => {
  expect(ticks(Number.NaN, Number.NaN)).toEqual([])
  expect(ticks(0, 1e-200).at(-1)).toBe('0 g')
})

test('the left of the axis has room for its longest text', () => {
  expect(chart([0, 2_000_000])('figure > div').attr('style')).toBe('padding-left:calc(11ch + 0.5rem)')
})

test('within one day the times are told, and one moment once', () => {
  const ends = (from: string, until: string) =>
    chart(
      [0, 1],
      [at(from), at(until)],
    )('figcaption span')
      .first()
      .parent()
  expect(ends('2026-11-21T09:00', '2026-11-21T18:30').text()).toBe('sáb, 21 de nov, 09:0018:30 ')
  expect(ends('2026-11-21T09:00', '2026-11-21T09:00').text()).toBe('sáb, 21 de nov, 09:00 ')
})

test('equal values lie in the middle', () => {
  expect(drawn(<Sparkline label="Sempre 5" values={[5, 5]} />)('path').attr('d')).toBe('M0.00 50.00h0L100.00 50.00')
})

test('a sparkline begins where its data do, keeps its gaps without lone values, holds its band, and stays empty without values', () => {
  const values = [null, 9, null, 1, 1, null, 3, 3, null, null]
  const line = drawn(<Sparkline label="Com falha" values={values} band={{ from: 0, to: 4 }} />)
  expect(line('path').attr('d')).toBe('M0.00 72.50h0L25.00 72.50M75.00 27.50h0L100.00 27.50')
  expect(line('rect').attr('height')).toBe('90%')
  expect(drawn(<Sparkline label="Nada" values={[]} />)('path')).toHaveLength(0)
  expect(drawn(<Sparkline label="Nada" values={[null, null]} />)('path')).toHaveLength(0)
  expect(drawn(<Sparkline label="Um" values={[7, null]} />)('path').attr('d')).toBe('M50.00 50.00h0')
})

test('a small step of a sparkline is no more than its share of the least height', () => {
  expect(drawn(<Sparkline label="62 a 60 %" values={[62, 60]} least={20} />)('path').attr('d')).toBe(
    'M0.00 45.50h0L100.00 54.50',
  )
})

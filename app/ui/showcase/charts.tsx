import { Band } from '../chart/band.tsx'
import { Chart } from '../chart/chart.tsx'
import { Dots } from '../chart/dots.tsx'
import { Line } from '../chart/line.tsx'
import { Plot } from '../chart/plot.tsx'
import type { Point } from '../chart/points.ts'
import { Rule } from '../chart/rule.tsx'
import { niceDomain } from '../chart/scale.ts'
import { Sparkline } from '../components/sparkline.tsx'
import { Case, Section } from './section.tsx'

export const Charts = () => (
  <Section id="graficos" title="Gráficos">
    <div className="grid gap-6 md:grid-cols-2">
      <Case name="Linha, pontos, alvo e previsão">
        <Falling />
      </Case>
      <Case name="Faixa, falha e valores abaixo de zero">
        <BelowZero />
      </Case>
      <Case name="Um ponto só">
        <Single />
      </Case>
      <Case name="Nada ainda, números grandes">
        <Chart
          title="Visitas"
          description="nenhuma ainda."
          x={[day(1), day(12)]}
          y={[0, 2_000_000]}
          unit="visitas"
          className="h-40"
        >
          <Line points={[]} />
        </Chart>
      </Case>
      <Case name="Faixas com um valor">
        <Ranges />
      </Case>
      <Case name="Sem eixos, na cor do texto">
        <div className="space-y-2 text-sensor-vpd">
          <Sparkline values={[1, 1.1, 1.3, null, 1.2, 1.1]} band={{ from: 1, to: 1.2 }} label="De 1 a 1,3 kPa" />
          <Sparkline values={[5, 5, 5]} label="Sempre 5" />
        </div>
      </Case>
    </div>
  </Section>
)

const day = (number: number) => new Date(Date.UTC(2026, 10, number, 12))

function Falling() {
  const points: Point[] = [420, 310, 240, 196].map((grams, i) => [day(1 + 2 * i), grams])
  return (
    <Chart
      title="Peso"
      description="de 420 g a 196 g, no ponto com 110 g, previsto para 14 de novembro."
      x={[day(1), day(14)]}
      y={niceDomain([0, 420])}
      unit="g"
      note="(previsto)"
      className="h-48 text-sensor-humidity"
    >
      <Rule y={110} dotted label="no ponto: 110 g" className="text-primary" />
      <Line points={points} />
      <Line points={[...points.slice(-1), [day(10), 140], [day(14), 110]]} dashed />
      <Dots points={points} />
    </Chart>
  )
}

function BelowZero() {
  const degrees = [-3.5, -1, 2, 4.5, null, null, 1, -2, null, 3]
  const points = degrees.map((value, i): Point => [day(1 + i), value])
  return (
    <Chart
      title="Temperatura"
      description="de -3,5 °C a 4,5 °C, com duas falhas."
      x={[day(1), day(10)]}
      y={niceDomain(degrees)}
      unit="°C"
      className="h-48 text-sensor-temperature"
    >
      <Band y={[0, 4]} />
      <Line points={points} />
      <Dots points={points} size={6} />
    </Chart>
  )
}

const Single = () => (
  <Chart
    title="Umidade"
    description="62 %, uma medição."
    x={[day(1), day(1)]}
    y={niceDomain([62])}
    unit="%"
    className="h-40 text-sensor-humidity"
  >
    <Dots points={[[day(1), 62]]} />
  </Chart>
)

const Ranges = () => (
  <ul className="space-y-1">
    {[0.2, 0.5].map((from) => (
      <li key={from}>
        <Plot label="0,4, entre 0 e 1" className="h-7 rounded-selector bg-base-200 text-primary">
          <Band x={[from, from + 0.25]} y={[0.2, 0.8]} radius={6} opacity={0.35} />
          <Rule x={0.4} className="text-base-content" />
        </Plot>
      </li>
    ))}
  </ul>
)

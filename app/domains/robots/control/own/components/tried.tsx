import { useEffect, useRef } from 'react'
import { HowItWorks } from '#domains/garden/calculators/ui.ts'
import { formatDayTime } from '#shared/dates.ts'
import { formatMeasure, formatNumber, formatPercent, plural } from '#shared/numbers.ts'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { energyInWords, totalInWords } from '../../energy/energy.words.ts'
import { minutes } from '../../modes/mode.words.ts'
import type { ModeTried } from '../own-mode.schemas.ts'

const how = {
  formula: ['horas = soma do tempo com o aparelho ligado', 'kWh = potência ÷ 1000 × horas × nível'],
  words: [
    'O mesmo programa que o robô segue passa, minuto a minuto, pelas leituras que ele fez nesses dias.',
    'As leituras são as que foram. Com outro modo a estufa teria sido outra: por isso, leia como estimativa.',
    'Sem leitura por 5 minutos, nenhum bloco que precisa dela vale, como no robô.',
  ],
  source: 'o motor de modos do Ganzá.',
}

/** What the program that is being built would have done in the robot's last seven days. */
export function Tried({ tried }: { tried: ModeTried }) {
  const days = (tried.to.getTime() - tried.from.getTime()) / 86_400_000
  const parts = tried.channels.flatMap(({ kwh, enough }) => (kwh && enough ? [kwh] : []))
  // The button is at the end of a long form: whoever pressed it is taken to the answer.
  const answer = useRef<HTMLElement>(null)
  useEffect(() => {
    if (tried) answer.current?.focus()
  }, [tried])
  return (
    <section ref={answer} tabIndex={-1} aria-label="Como seria" className="scroll-mt-24 outline-none">
      <Card title="Como seria">
        <div className="space-y-5">
          <p>
            {days < 1.5 ? 'No último dia' : `Nos últimos ${plural(Math.round(days), 'dia', 'dias')}`}, com as leituras
            deste robô. Nada mudou ainda.
          </p>
          {tried.hours_with_readings === 0 ? (
            <Notice tone="warning">Não há leituras desses dias: só os horários entram na conta.</Notice>
          ) : (
            tried.channels.some(({ enough }) => !enough) && (
              <Notice tone="warning">
                Há leituras de {formatMeasure(tried.hours_with_readings, 'h')} apenas: só os horários entram na conta.
              </Notice>
            )
          )}
          <ul className="divide-y divide-base-300">
            {tried.channels.map((channel) => (
              <Channel key={channel.slug} channel={channel} days={days} />
            ))}
          </ul>
          {parts.length > 1 && <p className="figures font-semibold">Ao todo: {totalInWords(parts)}</p>}
          {tried.in_band.length > 0 && (
            <ul className="space-y-1">
              {tried.in_band.map(({ sensor, name, share }) => (
                <li key={sensor}>
                  {name}: {share === null ? 'sem dados bastantes' : `${formatPercent(share)} do tempo dentro do alvo`}
                </li>
              ))}
            </ul>
          )}
          <HowItWorks how={how} working={[]} />
        </div>
      </Card>
    </section>
  )
}

function Channel({ channel, days }: { channel: ModeTried['channels'][number]; days: number }) {
  const { name, on_hours, starts, kwh, enough, watts_known, changes } = channel
  const a_day = minutes(Math.round((on_hours * 60) / Math.max(days, 1 / 24)))
  return (
    <li className="py-3">
      <p className="font-semibold">{name}</p>
      {!enough ? (
        <p className="text-muted">Sem dados bastantes: ele depende das leituras.</p>
      ) : on_hours === 0 ? (
        <p className="text-muted">Não teria ligado.</p>
      ) : (
        <>
          <p className="figures">
            {a_day} por dia, ligando {plural(starts, 'vez', 'vezes')}
            {kwh !== null && `, ${energyInWords(kwh)} (${watts_known ? 'sua potência' : 'potência estimada'})`}
          </p>
          <details>
            <summary className="link inline-flex min-h-11 items-center text-sm">Quando teria mudado</summary>
            <ol className="figures space-y-1 pb-2 text-sm">
              {changes.map(({ at, level }) => (
                <li key={at.getTime()}>
                  {formatDayTime(at)}: {level === 0 ? 'desliga' : `liga em ${formatNumber(level)} %`}
                </li>
              ))}
            </ol>
          </details>
        </>
      )}
    </li>
  )
}

import type { ShownRobot } from '#domains/robots/ganza/demonstration/demonstration.schemas.ts'
import { levelInWords, whyInWords } from '#domains/robots/ganza/robots/act.words.ts'
import { judged, leastSpan } from '#domains/robots/ganza/robots/reading.words.ts'
import { sensorLook } from '#domains/robots/ganza/robots/sensor-look.view.ts'
import { Since } from '#domains/robots/ganza/robots/ui.ts'
import { formatNumber } from '#shared/numbers.ts'
import { Card } from '#ui/components/card.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { Sparkline } from '#ui/components/sparkline.tsx'
import { Stat, Stats } from '#ui/components/stat.tsx'

/** What the robot of the house measures now, the last day of it, and its modes as sentences. */
export const RobotNow = ({ robot: { model, at, readings, on, mode, modes } }: { robot: ShownRobot }) => (
  <div className="space-y-5">
    {at && readings.length > 0 ? (
      <>
        <Stats>
          {readings.slice(0, wholeRows(readings.length)).map((reading) => (
            <Stat
              key={reading.key}
              label={reading.name}
              icon={sensorLook(reading.key).icon}
              value={<Value {...reading} />}
              hint={judged(reading.value, reading, reading.band ?? undefined)?.words ?? 'sem alvo'}
              chart={
                reading.line.some((mean) => mean !== null) && (
                  <Sparkline
                    values={reading.line}
                    least={leastSpan(reading)}
                    label={`${reading.name} nas últimas 24 horas`}
                  />
                )
              }
            />
          ))}
        </Stats>
        <p className="text-sm text-muted">
          {model.name}, última leitura <RelativeTime at={at} />.
        </p>
      </>
    ) : (
      <p className="text-muted">{model.name}: ligado há pouco, ainda sem leituras para mostrar.</p>
    )}
    {on.length > 0 && (
      <Card title="O que está ligado, e por quê" level={3}>
        <ul className="space-y-2 text-[0.9375rem]">
          {on.map(({ name, has_level, act }) => (
            <li key={name}>
              <strong className="font-semibold">{name}</strong>: {levelInWords(act.level, { name, has_level })}{' '}
              <Since at={act.at} />. <span className="text-muted">{whyInWords(act, readings, nameOf(modes))}</span>
            </li>
          ))}
        </ul>
      </Card>
    )}
    {mode && (
      <Disclosure
        title={
          <>
            Agora ele segue o modo {mode.name}
            <span className="block text-sm font-normal text-muted">Ver a regra inteira</span>
          </>
        }
        icon="sliders-horizontal"
      >
        <Says says={mode.says} />
      </Disclosure>
    )}
    <div className="grid items-start gap-3 sm:grid-cols-2">
      {modes.map(({ name, description, says }) => (
        <Disclosure key={name} title={`Modo ${name}`} icon="sliders-horizontal">
          <div className="space-y-2 px-5 pb-5">
            {description && <p>{description}</p>}
            <Says says={says} />
          </div>
        </Disclosure>
      ))}
    </div>
  </div>
)

/** Two a row on a phone: what one would be left alone is named among what the model measures. */
const wholeRows = (count: number) => (count > 1 ? count - (count % 2) : count)

/** Its unit smaller: 'µmol/m²/s' is wider than its number, and would break at a slash. */
const Value = ({ value, decimals, unit }: ShownRobot['readings'][number]) => (
  <span className="whitespace-nowrap">
    {formatNumber(value, decimals, decimals)}
    {unit && <span className="text-sm font-medium tracking-normal">{`\u00a0${unit}`}</span>}
  </span>
)

const nameOf = (modes: ShownRobot['modes']) => (slug: string) =>
  modes.find((one) => one.slug === slug)?.name ?? 'próprio'

const Says = ({ says }: { says: string[] }) => (
  <ul className="list-disc space-y-1 pl-5 text-[0.9375rem] text-muted">
    {says.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
)

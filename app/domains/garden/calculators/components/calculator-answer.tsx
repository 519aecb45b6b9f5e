import { Help } from '#ui/components/help.tsx'
import type { Answer, Figure } from '../sheet.kinds.ts'
import { BandChart } from './band-chart.tsx'

type Props = {
  answer: Answer | null
  /** Labels of the required fields that are still empty. */
  open: string[]
  isWrong: boolean
}

/** The results, the first one large, and their meaning. A live region: changes are announced. */
export const CalculatorAnswer = ({ answer, open, isWrong }: Props) => (
  <section aria-live="polite" aria-label="Resultado" className="card block border-primary/40 p-5">
    {answer ? <Figures answer={answer} /> : <p className="text-muted">{waitingFor(open, isWrong)}</p>}
  </section>
)

function waitingFor(open: string[], isWrong: boolean) {
  if (isWrong) return 'Confira o campo marcado para ver o resultado.'
  return `Para ver o resultado, preencha: ${new Intl.ListFormat('pt-BR').format(open.map((label) => label.toLowerCase()))}.`
}

function Figures({ answer: { figures, meaning, bands } }: { answer: Answer }) {
  const [first, ...others] = figures
  return (
    <div className="space-y-4">
      <dl className="grid grid-cols-2 gap-4 *:first:col-span-2">
        {first && <FigureOf figure={first} look="text-5xl font-bold" />}
        {others.map((figure) => (
          <FigureOf key={figure.label} figure={figure} look="text-2xl font-semibold" />
        ))}
      </dl>
      {meaning.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {bands && <BandChart {...bands} />}
    </div>
  )
}

const FigureOf = ({ figure: { label, value, hint, term, own }, look }: { figure: Figure; look: string }) => (
  <div className="min-w-0">
    <dt className="flex items-center gap-1 text-sm text-muted">
      {label}
      {term && <Help term={term} own={own} />}
    </dt>
    <dd className={`figures font-display leading-tight tracking-tight break-words ${look}`}>
      <Measure value={value} />
    </dd>
    {hint && <dd className="text-sm text-muted">{hint}</dd>}
  </div>
)

/** The number large, its unit small; money and text unchanged. */
function Measure({ value }: { value: string }) {
  const [number, unit] = value.split('\u00a0')
  if (!unit || !/^-?\d/.test(value)) return value
  return (
    <>
      {number}
      <span className="text-[0.6em] font-semibold tracking-normal">
        {'\u00a0'}
        {unit}
      </span>
    </>
  )
}

import { Disclosure } from '#ui/components/disclosure.tsx'
import type { Sheet } from '../sheet.kinds.ts'

/** The formula, the calculation with the user's numbers, the meaning of the symbols, and the source. */
export const HowItWorks = ({ how, working }: { how: Sheet['how']; working: string[] }) => (
  <Disclosure title="Como calculamos" icon="calculator">
    <div className="space-y-4 px-5 pb-5">
      <Lines lines={how.formula} />
      {working.length > 0 && (
        <div className="space-y-2">
          <p className="text-sm font-semibold">Com seus números</p>
          <Lines lines={working} />
        </div>
      )}
      {how.words.map((sentence) => (
        <p key={sentence} className="text-[0.9375rem]">
          {sentence}
        </p>
      ))}
      <p className="text-sm text-muted">Fonte: {how.source}</p>
    </div>
  </Disclosure>
)

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className="figures space-y-1.5 rounded-field bg-base-200 px-3 py-2.5 text-[0.9375rem] break-words">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)

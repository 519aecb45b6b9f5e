import { Disclosure } from '#ui/components/disclosure.tsx'
import { testCards } from '../../sandbox/sandbox.kinds.ts'
import { outcomeWords } from '../../sandbox/sandbox.words.ts'
import { groupNumber } from '../card.model.ts'

/** The cards that the demo world's bank takes. */
export const TestCards = () => (
  <Disclosure title="Cartões de teste" icon="credit-card">
    <div className="px-5 pb-5">
      <p className="mb-2 text-sm text-muted">
        Esta é uma demonstração: use um destes, com qualquer nome, validade futura e código.
      </p>
      <ul className="space-y-2 text-sm">
        {testCards.map(({ number, outcome }) => (
          <li key={number}>
            <code className="figures font-semibold select-all">{groupNumber(number)}</code>
            <span className="block text-muted">{outcomeWords[outcome]}</span>
          </li>
        ))}
      </ul>
    </div>
  </Disclosure>
)

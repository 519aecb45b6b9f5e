import { Disclosure } from '#ui/components/disclosure.tsx'
import type { Guess } from '../guess.schemas.ts'
import { GuessCard } from './guess-card.tsx'

/** What it may be, and that a table says so. */
export const Guesses = ({ guesses }: { guesses: Guess[] }) => (
  <section aria-labelledby="palpites" className="space-y-4">
    <h2 id="palpites" className="scroll-mt-20 text-xl">
      O que pode ser
    </h2>
    <p className="text-muted">
      {guesses.length
        ? 'São palpites de uma tabela de sinais, não de uma máquina que vê sua planta.'
        : 'Nossa tabela não conhece nada com estes sinais. Você pode abrir o caso mesmo assim e contar o que vê.'}
    </p>
    {guesses.length > 0 && (
      <Disclosure title="Como calculamos a certeza" icon="calculator">
        Contamos os sinais que batem, de todos os que o problema tem e você viu: alta a partir de três quartos, média a
        partir da metade. Se dois empatam, nenhum é alta.
      </Disclosure>
    )}
    {guesses.map((guess) => (
      <GuessCard key={guess.problem} guess={guess} />
    ))}
  </section>
)

import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { Guess } from '../../guessing/guess.schemas.ts'
import { sureWords } from '../../guessing/guess.words.ts'
import { problemNamed, problems } from '../../guessing/problem-tree.kinds.ts'
import type { ProblemCard } from '../cases.schemas.ts'

type Props = { guesses: Guess[]; named?: Pick<ProblemCard, 'problem' | 'own_name'> }

/** What its grower calls it: the guesses come first, all others follow, and nobody has to know. */
export function NameFields({ guesses, named }: Props) {
  const guessed = guesses.map(({ problem, sure }) => ({
    value: problem,
    label: `${problemNamed(problem).name} (palpite, ${sureWords[sure]})`,
  }))
  const others = problems
    .filter(({ slug }) => !guesses.some(({ problem }) => problem === slug))
    .map(({ slug, name }) => ({ value: slug, label: name }))
  return (
    <>
      <SelectField
        name="problem"
        label="Como você chama isto?"
        required={false}
        placeholder="Não sei"
        options={[...guessed, ...others]}
        defaultValue={named?.problem}
        help="A escolha é sua, e pode mudar depois."
      />
      <TextField
        name="own_name"
        label="Outro nome"
        required={false}
        maxLength={80}
        defaultValue={named?.own_name}
        help="Se não está na lista."
      />
    </>
  )
}

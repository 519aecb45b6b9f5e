import { formatNumericDay } from '#shared/dates.ts'
import { smallestOf } from '#shared/photo-view.ts'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { proofParts } from '../entries/cup-proof.kinds.ts'
import { proofWords } from '../entries/cup-proof.words.ts'

type Photo = { id: number; document: { url: string; sizes: { url: string; width: number }[] }; taken_at: Date }

/** What a grower says of a redondo, and what of the journal is shown. */
export function EntryFields({ photos }: { photos: Photo[] }) {
  return (
    <>
      <TextField name="title" label="Nome do redondo" maxLength={80} placeholder="Amnésia da varanda" />
      <TextArea
        name="report"
        label="Como foi o cultivo"
        required={false}
        maxLength={5000}
        rows={6}
        help="Todos leem. Não escreva onde você mora nem o seu nome."
      />
      <RadioCards
        name="photo_ids"
        label="Fotos"
        multiple
        help="Do diário desta planta, até 12. A primeira escolhida, por data, é a capa. Todos as veem, mesmo que a planta seja só sua."
        cards={photos.map(({ id, document, taken_at }) => ({
          value: id,
          label: formatNumericDay(taken_at),
          image: smallestOf(document),
        }))}
      />
      <RadioCards
        name="shown"
        label="Mostrar do diário"
        multiple
        required={false}
        help="Só o que você marcar aparece. O resto fica guardado na prova, que só a equipe da copa confere."
        cards={proofParts.map((value) => ({ value, ...proofWords[value] }))}
      />
    </>
  )
}

import { courseAccesses, courseLevels } from '#domains/learning/courses/courses/course.kinds.ts'
import { courseAccessWords, courseLevelWords } from '#domains/learning/courses/courses/course.words.ts'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'

/** What a course is at first. */
export const BasicFields = ({ isNew }: { isNew?: boolean }) => (
  <>
    <TextField name="title" label="Título" maxLength={120} />
    <TextArea
      name="summary"
      label="Em uma frase"
      help="O que se sabe fazer depois."
      required={false}
      rows={2}
      maxLength={200}
    />
    <SelectField
      name="level"
      label="Nível"
      placeholder="Escolha o nível"
      options={courseLevels.map((value) => ({ value, label: courseLevelWords[value] }))}
    />
    <RadioCards
      name="access"
      label="Como se entra"
      cards={courseAccesses.map((value) => ({ value, ...courseAccessWords[value] }))}
    />
    <TextField
      name="teacher"
      label="Quem ensina"
      help="O apelido. Essa pessoa recebe um convite e, se aceitar, edita o curso e responde às perguntas. Até lá, nada muda."
      prefix="@"
      exact
      maxLength={60}
    />
    {isNew && (
      <TextField
        name="slug"
        label="Endereço"
        help="Depois de /cursos/. Vazio, vem do título. Não muda mais."
        required={false}
        exact
        maxLength={80}
      />
    )}
  </>
)

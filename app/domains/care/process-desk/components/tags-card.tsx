import { Card } from '#ui/components/card.tsx'
import { Form } from '#ui/form/form.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'

type Tag = { id: number; name: string }

export const TagsCard = ({ chosen, tags }: { chosen: Tag[]; tags: Tag[] }) =>
  tags.length > 0 && (
    <Card title="Tags">
      <Form
        name="tags"
        values={{ tag_ids: chosen.map(({ id }) => String(id)) }}
        opened={{ tag_ids: chosen.map(({ id }) => id) }}
      >
        <RadioCards
          name="tag_ids"
          label="Como a equipe acha este processo"
          multiple
          required={false}
          cards={tags.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <SubmitButton tone="quiet" sending="Salvando…">
          Salvar tags
        </SubmitButton>
      </Form>
    </Card>
  )

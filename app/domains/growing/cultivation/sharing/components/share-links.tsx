import { formatDayTime } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { Card } from '#ui/components/card.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { CheckboxField } from '#ui/form/checkbox-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { shareDays } from '../share-days.kinds.ts'
import type { ShareLink } from '../share-links.schemas.ts'
import { ShareLinkCard } from './share-link-card.tsx'

type Props = { links: ShareLink[]; name: string; address: string; what: string; idempotency_key: string }

/** The share links of the viewer's plant or space: create one, and the active ones. */
export function ShareLinks({ links, name, address, what, idempotency_key }: Props) {
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={`Links de visita de ${name}`}
        crumbs={[{ to: address, label: name }]}
        text={`Quem tem o link vê ${what}, sem precisar de conta e sem mudar nada, até o prazo acabar ou você desativar.`}
      />
      <div className="space-y-6">
        <Card title="Novo link">
          <Form name="make" className="space-y-5" key={idempotency_key}>
            <HiddenField name="idempotency_key" value={idempotency_key} />
            <RadioCards
              name="days"
              label="Vale por"
              required
              defaultValue={7}
              cards={shareDays.map((days) => ({ value: days, label: plural(days, 'dia', 'dias'), icon: 'clock' }))}
            />
            <CheckboxField
              name="discreet"
              label="Discreto"
              help="Não mostra seu apelido nem os nomes da planta e do espaço. Os textos e as fotos aparecem como estão."
              defaultChecked
            />
            <SubmitButton icon="link" sending="Criando…">
              Criar link
            </SubmitButton>
          </Form>
        </Card>
        {links.length > 0 && (
          <section aria-labelledby="abertos" className="space-y-4">
            <h2 id="abertos" className="text-xl">
              Links ativos
            </h2>
            {links.map((link) => (
              <ShareLinkCard key={link.id} link={link} until={formatDayTime(link.expires_at)} />
            ))}
          </section>
        )}
      </div>
    </div>
  )
}

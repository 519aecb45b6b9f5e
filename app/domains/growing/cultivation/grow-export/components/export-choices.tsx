import { ExportState, useProgress } from '#domains/people/privacy/ui.ts'
import { plural } from '#shared/numbers.ts'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { CheckboxField } from '#ui/form/checkbox-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import type { GrowOverview } from '../grow-export.schemas.ts'

const formats = [
  {
    format: 'pdf',
    title: 'PDF',
    icon: 'file-text',
    text: 'Para ler, imprimir ou mostrar: capa, gráficos, atualizações e fotos pequenas.',
  },
  {
    format: 'csv',
    title: 'CSV',
    icon: 'table-2',
    text: 'Para planilhas: uma linha por atualização, uma coluna por medida.',
  },
  {
    format: 'json',
    title: 'JSON',
    icon: 'file-down',
    text: 'Para outros programas: tudo, no formato aberto grower-grow/1.',
  },
] as const

/** Export of a grow: three formats, with or without names. A large PDF is requested and built by a job. */
export function ExportChoices({ grow }: { grow: GrowOverview }) {
  const { title, updates, name, large, latest } = grow
  const address = `/cultivo/${name}/exportar`
  useProgress(latest?.status === 'waiting' || latest?.status === 'running')
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={`Exportar ${title}`}
        text={`${plural(updates, 'atualização', 'atualizações')}. Seu e-mail, seu endereço e a localização das fotos ficam de fora.`}
        crumbs={[{ to: `/cultivo/${name}`, label: title }]}
      />
      <div className="space-y-4">
        {formats.map(({ format, title, icon, text }) => (
          <Card key={format} title={title}>
            <p className="mb-4 text-muted">{text}</p>
            {format === 'pdf' && large ? (
              <LargePdf latest={latest} />
            ) : (
              <form method="get" action={`${address}/${format}`} className="space-y-4">
                <CheckboxField name="discreto" label="Sem meu nome e sem o do espaço" />
                <Button type="submit" icon={icon} tone={format === 'pdf' ? 'primary' : 'quiet'}>
                  Baixar {title}
                </Button>
              </form>
            )}
          </Card>
        ))}
      </div>
    </div>
  )
}

const LargePdf = ({ latest }: { latest: GrowOverview['latest'] }) => (
  <div className="space-y-4">
    {latest && <ExportState latest={latest} />}
    {latest?.status !== 'waiting' && latest?.status !== 'running' && (
      <Form className="space-y-4">
        <p className="text-sm text-muted">São muitas atualizações. A gente prepara o arquivo e avisa por e-mail.</p>
        <CheckboxField name="discreto" label="Sem meu nome e sem o do espaço" />
        <SubmitButton tone={latest?.status === 'ready' ? 'quiet' : 'primary'} icon="file-text" sending="Pedindo…">
          {latest ? 'Pedir outro PDF' : 'Pedir o PDF'}
        </SubmitButton>
      </Form>
    )}
  </div>
)

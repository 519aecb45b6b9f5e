import { formatDayTime } from '#shared/dates.ts'
import { Card } from '#ui/components/card.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import type { LatestExport } from '../exports.schemas.ts'
import { ExportState } from './export-state.tsx'
import { useCopy } from './use-copy.ts'

/** Requests a copy of all data, shows its progress and the download. */
export function ExportCard({ copy, back = '/perfil/editar' }: { copy: LatestExport; back?: string }) {
  const { latest, again_at } = useCopy(copy)
  const underWay = latest?.status === 'waiting' || latest?.status === 'running'
  return (
    <div id="copia" className="scroll-mt-24">
      <Card title="Levar uma cópia de tudo">
        <div className="space-y-4">
          <p className="text-muted">
            Um arquivo ZIP com uma página para ler no celular, seus dados em JSON e suas fotos. Fica guardado por 7 dias
            e só você abre.
          </p>
          {latest && <ExportState latest={latest} />}
          {!underWay && !again_at && (
            <Form action="/privacidade/copia" name="export" fetcherKey="export" className="max-w-sm space-y-4">
              <HiddenField name="back" value={back} />
              <PasswordField name="password" label="Sua senha" />
              <SubmitButton tone="quiet" icon="download" sending="Pedindo…">
                {latest ? 'Pedir outra cópia' : 'Pedir uma cópia'}
              </SubmitButton>
            </Form>
          )}
          {!underWay && again_at && (
            <p className="text-sm text-muted">Dá para pedir outra a partir de {formatDayTime(again_at)}.</p>
          )}
        </div>
      </Card>
    </div>
  )
}

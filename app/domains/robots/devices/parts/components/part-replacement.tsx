import { formatNumericDay } from '#shared/dates.ts'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import type { DevicePartWear } from '../parts.schemas.ts'

/** When a part was replaced; that it was replaced now; that it was not. */
export function PartReplacement({ part, replaces }: { part: DevicePartWear; replaces: boolean }) {
  const { id, slug, name, replaced } = part
  const fields = { part_id: String(id), channel: slug }
  return (
    <>
      {replaced.length > 0 && (
        <p className="w-full text-sm text-muted">
          {replaced.length === 1 ? 'Trocada em ' : 'Trocas: '}
          {replaced.map((at) => formatNumericDay(at)).join(', ')}. As horas contam da última.
        </p>
      )}
      {replaces && (
        <>
          <ConfirmButton
            label="Troquei esta peça"
            send={{ form: 'replace', ...fields }}
            title={`Você trocou a peça ${name}?`}
            confirm="Troquei"
            size="sm"
            icon="wrench"
          >
            As horas desta peça voltam a zero e contam de agora em diante. A data fica na lista de trocas.
          </ConfirmButton>
          {replaced.length > 0 && (
            <ConfirmButton
              label="Desfazer a última troca"
              send={{ form: 'undo', ...fields }}
              title={`Desfazer a última troca de ${name}?`}
              confirm="Desfazer"
              size="sm"
              icon="undo-2"
            >
              A troca sai da lista e as horas contam de antes dela.
            </ConfirmButton>
          )}
        </>
      )}
    </>
  )
}

import { failureInWords } from '#domains/robots/devices/events/firmware-reason.words.ts'
import { formatDayTime } from '#shared/dates.ts'
import type { Page } from '#shared/pagination.ts'
import { DataList } from '#ui/admin/data-list.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { rolloutSteps } from '../rollout.kinds.ts'
import { rolloutStepWords } from '../rollout.words.ts'
import type { RolloutDevice } from '../rollouts.schemas.ts'

const step = {
  name: 'step',
  label: 'Passo',
  options: rolloutSteps.map((value) => ({ value, label: rolloutStepWords[value].label })),
}

/** The robots of a roll-out, each with its step. */
export const RolloutDevices = ({ page }: { page: Page<RolloutDevice> }) => (
  <DataList
    label="Robôs alcançados"
    noun={['robô', 'robôs']}
    page={page}
    keyOf={({ id }) => id}
    nameOf={({ serial }) => serial}
    search="Buscar número de série"
    filters={[step]}
    columns={[
      {
        key: 'serial',
        label: 'Robô',
        sortable: true,
        render: ({ serial }) => (
          <Link to={`/admin/ganza/ver/${serial}`} className="figures link link-hover">
            {serial}
          </Link>
        ),
      },
      {
        key: 'step',
        label: 'Passo',
        render: (one) => (
          <>
            <Badge tone={rolloutStepWords[one.step].tone}>{rolloutStepWords[one.step].label}</Badge>
            <span className="block text-sm text-muted">{noteOf(one)}</span>
          </>
        ),
      },
      {
        key: 'firmware',
        label: 'Versão',
        render: ({ from_version, firmware }) => (
          <span className="figures">
            {from_version === firmware ? firmware : `${from_version} → ${firmware ?? 'sem dado'}`}
          </span>
        ),
      },
      { key: 'attempts', label: 'Avisos', align: 'end', render: ({ attempts }) => attempts },
      {
        key: 'changed_at',
        label: 'Desde',
        sortable: true,
        align: 'end',
        render: ({ changed_at }) => formatDayTime(changed_at),
      },
    ]}
    empty={<EmptyState icon="bot" text="Nenhum robô alcançado ainda. Os primeiros aparecem em até um minuto." />}
  />
)

function noteOf({ step, reason, told, due_at, postponed_at }: RolloutDevice) {
  if (step === 'falhou' || step === 'voltou') return failureInWords(reason, step)
  if (step !== 'oferecida') return null
  if (told) return 'Avisado, ainda não começou.'
  return postponed_at ? `O dono adiou até ${formatDayTime(due_at)}.` : `Espera até ${formatDayTime(due_at)}.`
}

import { useId } from 'react'
import { plural } from '#shared/numbers.ts'
import { isDrying } from '../../activities/activity.model.ts'
import { type QuickTarget, targetKey } from '../quick-targets.model.ts'

type Props = { targets: QuickTarget[]; chosen: QuickTarget; onChoose: (key: string) => void }

const dries = ({ plants }: QuickTarget) => plants.some(isDrying)

/** A plant, or a space with all its plants. */
export function TargetSelect({ targets, chosen, onChoose }: Props) {
  const id = useId()
  const groups = [
    { label: 'Plantas', list: targets.filter((target) => target.kind === 'plant' && !dries(target)) },
    { label: 'Espaços inteiros', list: targets.filter(({ kind }) => kind === 'space') },
    { label: 'Secando ou em cura', list: targets.filter((target) => target.kind === 'plant' && dries(target)) },
  ]
  return (
    <div className="space-y-1">
      <label htmlFor={id} className="text-sm font-semibold">
        Onde
      </label>
      <select
        id={id}
        className="select w-full"
        value={targetKey(chosen)}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {groups.map(
          ({ label, list }) =>
            list.length > 0 && (
              <optgroup key={label} label={label}>
                {list.map((target) => (
                  <option key={targetKey(target)} value={targetKey(target)}>
                    {target.name}
                    {/* Others' plants may stand there too. */}
                    {target.kind === 'space' &&
                      target.plants.length > 0 &&
                      ` (${plural(target.plants.length, 'planta sua', 'plantas suas')})`}
                  </option>
                ))}
              </optgroup>
            ),
        )}
      </select>
    </div>
  )
}

import { useId } from 'react'
import { type QuickTarget, targetKey } from '../quick-targets.model.ts'

type Props = { targets: QuickTarget[]; chosen: QuickTarget; onChoose: (key: string) => void }

/** A plant, or a space with all its plants. */
export function TargetSelect({ targets, chosen, onChoose }: Props) {
  const id = useId()
  const groups = [
    { label: 'Plantas', list: targets.filter(({ kind }) => kind === 'plant') },
    { label: 'Espaços inteiros', list: targets.filter(({ kind }) => kind === 'space') },
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
                    {target.kind === 'space' && target.plants.length > 0 && ` (${target.plants.length})`}
                  </option>
                ))}
              </optgroup>
            ),
        )}
      </select>
    </div>
  )
}

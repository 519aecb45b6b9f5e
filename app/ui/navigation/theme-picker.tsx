import { Icon } from '../components/icon.tsx'
import type { IconName } from '../components/icon-names.ts'
import { type ThemeChoice, useTheme } from '../document/theme-choice.ts'

const themes: { choice: ThemeChoice; label: string; icon: IconName }[] = [
  { choice: 'claro', label: 'Claro', icon: 'sun' },
  { choice: 'escuro', label: 'Escuro', icon: 'moon' },
  { choice: null, label: 'Sistema', icon: 'monitor' },
]

/** Light, dark or system theme. Needs scripts; without them the system decides. */
export function ThemePicker() {
  const [theme, choose] = useTheme()
  return (
    <fieldset className="needs-script mt-1 border-t border-base-300 px-1.5 pt-2.5 pb-1.5">
      <legend className="sr-only">Tema</legend>
      <div className="grid grid-cols-3 gap-1 rounded-field bg-base-200 p-1">
        {themes.map(({ choice, label, icon }) => (
          <button
            key={label}
            type="button"
            aria-pressed={theme === choice}
            onClick={() => choose(choice)}
            className="flex min-h-11 flex-col items-center justify-center gap-0.5 rounded-[0.375rem] py-1 text-xs font-medium aria-pressed:bg-surface aria-pressed:font-semibold aria-pressed:shadow-xs"
          >
            <Icon name={icon} size={18} />
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { MenuEntry } from '#ui/components/drop-menu.tsx'
import { Icon } from '#ui/components/icon.tsx'
import type { IconName } from '#ui/components/icon-names.ts'
import { Link } from '#ui/components/link.tsx'
import {
  firstTarget,
  logAddress,
  type QuickTarget,
  repeatWatering,
  targetKey,
  wholeInWords,
  wholeSpaceOf,
} from '../quick-targets.model.ts'
import { useQuickLog } from '../use-quick-log.ts'
import { RepeatWatering } from './repeat-watering.tsx'
import { TakePhoto } from './take-photo.tsx'
import { TargetSelect } from './target-select.tsx'

type Props = {
  /** Id of the popover, for the buttons that open it. */
  id: string
  user_id: number
  /** What else can be created. */
  entries: MenuEntry[]
}

/**
 * The sheet of '+': a watering like the last one, photo and note first, on the plant or space chosen in it. Without
 * scripts, and until its data is there, its links lead to the form of the page's thing, or to the page that asks for one.
 */
export function QuickSheet({ id, user_id, entries }: Props) {
  const sheet = useRef<HTMLDivElement>(null)
  const close = () => sheet.current?.hidePopover()
  const { open, targets, failed } = useQuickLog(sheet, user_id)
  const { pathname } = useLocation()
  const [chosen, setChosen] = useState<string>()
  const target = targets?.find((one) => targetKey(one) === chosen) ?? (targets && firstTarget(targets, pathname))
  const whole = target && targets && wholeSpaceOf(target, targets)
  useEffect(() => {
    if (!open) setChosen(undefined)
  }, [open])
  return (
    <div ref={sheet} id={id} popover="auto" className={sheetLook}>
      <h2 className="sr-only">Adicionar</h2>
      {targets && target && (
        <div className="mb-2 space-y-2">
          <TargetSelect targets={targets} chosen={target} onChoose={setChosen} />
          <RepeatWatering {...{ target, user_id }} onDone={close} />
          {whole && <WholeSpace {...{ user_id, pathname }} target={whole} onDone={close} />}
        </div>
      )}
      {failed && (
        <p className="mb-3 text-sm">
          Você está sem sinal.{' '}
          <a href="/sem-conexao" className="link">
            Registrar mesmo assim
          </a>
        </p>
      )}
      <ul aria-label="Registrar" className="grid grid-cols-3 gap-2">
        <Act to={logAddress(target, 'rega', pathname)} icon="droplets" onGo={close}>
          Rega
        </Act>
        {target ? (
          <li>
            <TakePhoto to={logAddress(target, 'foto', pathname)} className={tile} onTaken={close}>
              <Icon name="camera" size={24} className="text-primary" />
              Foto
            </TakePhoto>
          </li>
        ) : (
          <Act to={logAddress(undefined, 'foto', pathname)} icon="camera" onGo={close}>
            Foto
          </Act>
        )}
        <Act to={logAddress(target, 'nota', pathname)} icon="notebook-pen" onGo={close}>
          Nota
        </Act>
      </ul>
      <ul aria-label="Criar" className="mt-2 border-t border-base-300 pt-2">
        {entries.map(({ to, label, icon }) => (
          <li key={label}>
            <Link to={to ?? ''} onClick={close} className={row}>
              {icon && <Icon name={icon} className="text-muted" />}
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** On small screens at the bottom, within reach of the thumb; on large ones below its button. */
const sheetLook = `fixed inset-x-0 top-auto bottom-0 m-0 max-h-[80dvh] w-full max-w-none animate-rise overflow-auto
  rounded-box border border-base-300 bg-surface p-4 pb-6 text-base-content
  shadow-lg backdrop:bg-black/30 desk:hanging desk:w-96`
const tile =
  'flex h-full min-h-20 w-full cursor-pointer flex-col items-center justify-center gap-1.5 rounded-box border border-edge bg-surface p-2 text-center text-sm font-medium hover:bg-base-200'
const row =
  'flex min-h-11 w-full items-center gap-3 rounded-field px-3 py-2 text-[0.9375rem] hover:bg-base-200 -outline-offset-2!'

type WholeProps = { target: QuickTarget; user_id: number; pathname: string; onDone: () => void }

/** All of the space that the plant stands in: once more as the last time, or its form. */
const WholeSpace = ({ target, user_id, pathname, onDone }: WholeProps) =>
  repeatWatering(target) ? (
    <RepeatWatering {...{ target, user_id, onDone }} quiet whole />
  ) : (
    <Link to={logAddress(target, 'rega', pathname)} onClick={onDone} className={row}>
      <Icon name="droplets" className="text-primary" />
      {`Regar ${wholeInWords(target)}`}
    </Link>
  )

function Act({ to, icon, onGo, children }: { to: string; icon: IconName; onGo: () => void; children: ReactNode }) {
  return (
    <li>
      <Link to={to} onClick={onGo} className={tile}>
        <Icon name={icon} size={24} className="text-primary" />
        {children}
      </Link>
    </li>
  )
}

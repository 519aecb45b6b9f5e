import { useLocation } from 'react-router'
import { formatDayTime } from '#shared/dates.ts'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { actInWords, whyInWords } from '../../robots/act.words.ts'
import type { ChartNotes } from '../charts.schemas.ts'

const MOST = 40

/** What the robot did in the window, newest first, each with its why. */
export function ActList({ notes }: { notes: ChartNotes }) {
  const { hash } = useLocation()
  if (!notes.acts.length) return null
  const modeName = (slug: string) => notes.modes.find((one) => one.slug === slug)?.name ?? slug
  return (
    <div id="o-que-fez" className="scroll-mt-20">
      <Disclosure title="O que o robô fez, e por quê" icon="zap" open={hash === '#o-que-fez'}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
        <section className="max-h-96 overflow-y-auto px-5 pb-5" tabIndex={0} aria-label="O que o robô fez">
          <ul className="space-y-3 text-[0.9375rem]">
            {notes.acts.slice(0, MOST).map((act) => {
              const channel = notes.channels.find(({ slug }) => slug === act.channel)
              return (
                <li key={act.id}>
                  <p className="font-medium">
                    {channel ? actInWords(act, channel) : act.channel}
                    <span className="figures font-normal text-muted">, {formatDayTime(act.at)}</span>
                  </p>
                  <p className="text-muted">{whyInWords(act, notes.sensors, modeName)}</p>
                </li>
              )
            })}
          </ul>
        </section>
      </Disclosure>
    </div>
  )
}

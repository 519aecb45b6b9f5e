import type { ReactNode } from 'react'
import type { Crumb } from '#ui/components/breadcrumbs.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Tabs } from '#ui/components/tabs.tsx'
import type { Area } from '../processes/process.kinds.ts'
import { areaWords } from '../processes/process.words.ts'
import { processPath } from '../processes/process-address.model.ts'

type Props = {
  area: Area
  token: string
  /** The page's heading. */
  title: string
  text?: ReactNode
  /** Whether its conversation is for the viewer: it is not for the reception. */
  contents: boolean
  /** Of a page below one of the tabs: the way back. */
  parent?: Crumb
  children: ReactNode
}

/** Heading and tabs of a process: the process, its documents, its conversation. */
export const ProcessFrame = ({ area, token, title, text, contents, parent, children }: Props) => (
  <>
    <PageHeader
      title={title}
      text={text}
      crumbs={[
        { to: `/comunidade-360/${area}`, label: areaWords[area].title },
        { to: `/comunidade-360/${area}/processos`, label: 'Processos' },
        ...(parent ? [parent] : []),
        { label: title },
      ]}
    />
    <Tabs
      label="Partes do processo"
      tabs={[
        { to: processPath(area, token), label: 'Processo', icon: 'scale', end: true },
        { to: processPath(area, token, '/documentos'), label: 'Documentos', icon: 'file-text' },
        // What is used most is on a phone's screen before one scrolls.
        ...(contents
          ? ([
              { to: processPath(area, token, '/chat'), label: 'Conversa', icon: 'message-circle' },
              { to: processPath(area, token, '/agenda'), label: 'Agenda', icon: 'calendar' },
            ] as const)
          : []),
        ...(contents && area !== 'medico'
          ? [{ to: processPath(area, token, '/provas'), label: 'Provas', icon: 'shield-check' } as const]
          : []),
      ]}
    />
    {children}
  </>
)

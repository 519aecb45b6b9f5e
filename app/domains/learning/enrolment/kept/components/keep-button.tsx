import { useEffect, useState } from 'react'
import { formatMegabytes } from '#shared/megabytes.ts'
import { Button, LinkButton } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Progress } from '#ui/components/progress.tsx'
import { useRootData } from '#ui/root-data.ts'
import type { ClassroomPage } from '../../classroom/classroom.schemas.ts'
import { KEPT, keptPath, MOST_BYTES } from '../kept.kinds.ts'
import { dropClass, keepClass, renewClass } from '../kept-classes.browser.ts'
import { useKept } from '../use-kept.ts'

/** Keeps a class on the phone, or lets go of it. */
export function KeepButton({ page }: { page: ClassroomPage }) {
  const { course, lesson } = page
  const viewer = useRootData()?.viewer
  const kept = useKept()
  const [share, setShare] = useState<number>()
  const [refusal, setRefusal] = useState<string | null>(null)
  useEffect(() => {
    if (viewer) renewClass(page, viewer.id).catch((reason) => console.info('kept classes:', reason))
  }, [page, viewer])
  const path = keptPath(course.slug, lesson.slug)
  const here = kept?.find((one) => one.path === path)
  if (!viewer) return null
  if (lesson.bytes > MOST_BYTES)
    return (
      <p className="text-sm text-muted">
        Esta aula tem {formatMegabytes(lesson.bytes)}. No celular cabem aulas de até {formatMegabytes(MOST_BYTES)}.
      </p>
    )
  const keep = async () => {
    setRefusal(null)
    setShare(0)
    setRefusal(await keepClass(page, viewer.id, setShare))
    setShare(undefined)
  }
  return (
    <div className="needs-script space-y-3">
      {share !== undefined ? (
        <Progress label="Guardando no celular" share={share} />
      ) : here ? (
        <div className="flex flex-wrap items-center gap-2">
          <LinkButton to={KEPT} icon="circle-check" reload>
            Guardada no celular, {formatMegabytes(here.bytes)}
          </LinkButton>
          {here.hasNewVideo && (
            <Button icon="refresh-cw" onClick={() => void keep()}>
              Há um vídeo novo: guardar
            </Button>
          )}
          <Button tone="plain" onClick={() => void dropClass(path)}>
            Tirar do celular
          </Button>
        </div>
      ) : (
        <Button icon="download" onClick={() => void keep()}>
          Guardar no celular{lesson.bytes > 0 && `, ${formatMegabytes(lesson.bytes)}`}
        </Button>
      )}
      <div role="status">{refusal && <Notice tone="warning">{refusal}</Notice>}</div>
    </div>
  )
}

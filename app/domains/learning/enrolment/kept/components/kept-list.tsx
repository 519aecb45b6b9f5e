import { formatMegabytes } from '#shared/megabytes.ts'
import { plural } from '#shared/numbers.ts'
import { Button } from '#ui/components/button.tsx'
import { KEPT } from '../kept.kinds.ts'
import type { KeptClass } from '../kept-class.model.ts'
import { dropClass } from '../kept-classes.browser.ts'

export const sizeOf = (kept: KeptClass[]) => formatMegabytes(kept.reduce((sum, { bytes }) => sum + bytes, 0))

/** The classes on this phone, with what they take. */
export const KeptList = ({ kept }: { kept: KeptClass[] }) => (
  <section aria-labelledby="nesta-memoria" className="space-y-4">
    <h2 id="nesta-memoria" className="text-xl">
      {plural(kept.length, 'aula', 'aulas')}, {sizeOf(kept)} neste celular
    </h2>
    <ul className="divide-y divide-base-300">
      {kept.map(({ path, course, lesson, bytes }) => (
        <li key={path} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <div className="min-w-0 flex-1">
            {/* A document of its own: the service worker answers it, which the router's own way would ask of the site. */}
            <a
              href={`${KEPT}?aula=${path.slice(KEPT.length + 1)}`}
              className="font-semibold break-words hover:underline"
            >
              {lesson.title}
            </a>
            <p className="text-sm break-words text-muted">
              {course.title}, {formatMegabytes(bytes)}
            </p>
          </div>
          <Button tone="plain" size="sm" icon="trash-2" onClick={() => void dropClass(path)}>
            Tirar do celular
          </Button>
        </li>
      ))}
    </ul>
  </section>
)

import type { RouterContextProvider } from 'react-router'
import { apiFor } from '#web/api-for.server.ts'
import { fileResponse } from '#web/file-response.server.ts'
import { notFound } from '#web/guard.server.ts'
import type { GrowExport, GrowRef } from '../grow-export.schemas.ts'
import { growName } from '../grow-file.queries.ts'

type Params = { format: string; context: Readonly<RouterContextProvider>; of: Omit<GrowRef, 'discreet'>; url: URL }

/** Response with the file of a grow: JSON, CSV or PDF; `discreto` omits the names. */
export async function exportFile({ format, context, of, url }: Params): Promise<Response> {
  const { growExport } = apiFor(context).cultivation
  const discreet = url.searchParams.get('discreto') === 'true'
  const { plant, space = '' } = of
  if (format === 'csv' || format === 'pdf')
    return fileResponse(
      plant === undefined
        ? await growExport.spaceFile({ slug: space, discreet, format })
        : await growExport.plantFile({ id_or_slug: plant, discreet, format }),
    )
  if (format !== 'json') throw notFound()
  const grow =
    plant === undefined
      ? await growExport.space({ slug: space, discreet })
      : await growExport.plant({ id_or_slug: plant, discreet })
  return fileResponse(jsonFile(grow))
}

const jsonFile = (grow: GrowExport) =>
  new File([`${JSON.stringify(grow, null, 2)}\n`], `${growName(grow)}.json`, { type: 'application/json' })

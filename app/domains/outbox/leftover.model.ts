import type { QueuedAct, QueuedPhoto } from './queued-act.kinds.ts'

/** What goes along to another line of the journal: when and where. */
const SHARED = ['form', 'where', 'plant_ids', 'happened_at']

/**
 * Photos that the server did not take, of an act that it took without them: a line of its own for the same moment and
 * place, which waits for its grower to drop or to replace them. Null when all were taken.
 */
export function leftoverOf(act: QueuedAct, key: string): QueuedAct | null {
  const photos = (act.photos ?? []).filter(({ refused }) => refused)
  if (photos.length === 0) return null
  return {
    key,
    user_id: act.user_id,
    target: act.target,
    label: 'Foto',
    queued_at: act.queued_at,
    fields: [...act.fields.filter(([name]) => SHARED.includes(name)), ['kind', 'foto'], ['idempotency_key', key]],
    photos,
    refused: { status: 415, message: `${act.label} já está no diário, sem ${named(photos)}.`, errors: {}, similar: [] },
  }
}

const named = (photos: QueuedPhoto[]) => (photos.length === 1 ? `a foto ${photos[0]?.name}` : 'estas fotos')

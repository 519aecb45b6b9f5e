import { eq } from 'drizzle-orm'
import type { PersonalTable } from '../personal-data.ts'
import { videos } from './videos.table.ts'

/** The bytes are exported and deleted together with their rows. */
export const videosPersonalData: PersonalTable[] = [
  {
    table: videos,
    label: 'Vídeos',
    rows: ({ id }) => eq(videos.user_id, id),
    exported: { file: 'videos', omit: ['key', 'upload_key', 'storage_key', 'parts', 'received', 'withheld'] },
    erased: 'deleted',
  },
]

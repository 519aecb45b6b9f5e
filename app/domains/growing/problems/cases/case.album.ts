import { albumIn } from '#platform/files/album.ts'

export const entryAlbum = albumIn('problem_photos', 'entry_id')

import { albumIn } from '#platform/files/album.ts'

export const updateAlbum = albumIn('update_photos', 'update_id')

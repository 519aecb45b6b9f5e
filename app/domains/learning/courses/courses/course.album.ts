import { albumIn } from '#platform/files/album.ts'

export const courseAlbum = albumIn('course_photos', 'course_id')

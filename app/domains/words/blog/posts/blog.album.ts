import { albumIn } from '#platform/files/album.ts'

export const blogAlbum = albumIn('blog_post_photos', 'blog_post_id')

import { commentsApi } from './comments/comments.api.ts'
import { savesApi } from './saves/saves.api.ts'
import { viewsApi } from './views/views.api.ts'

export const socialRouter = { saves: savesApi, comments: commentsApi, views: viewsApi }

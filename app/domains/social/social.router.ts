import { savesApi } from './saves/saves.api.ts'

export const socialRouter = { saves: savesApi }

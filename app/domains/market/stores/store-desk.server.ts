import { type RouterContextProvider, createContext as routerContext } from 'react-router'
import type { StoreDesk } from './stores/stores.schemas.ts'

/** Set by the store's layout. */
export const storeDesk = routerContext<StoreDesk>()

/** The store of a page in the store's layout, with the viewer's role and rights. */
export const deskOf = (context: Readonly<RouterContextProvider>): StoreDesk => context.get(storeDesk)

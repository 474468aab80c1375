/** A script gives its key to nobody, so no element of a page could ask for what it provides. */
export const createContext = (key: unknown): unknown => key;

export class ContextProvider {
  setValue(): void {
    // There is nobody to be told.
  }
}

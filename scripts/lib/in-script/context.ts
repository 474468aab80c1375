/** The key of the game's context is not given away by a script: no element of a page could ask for it. */
export const createContext = (key: unknown): unknown => key;

export class ContextProvider {
  setValue(): void {}
}

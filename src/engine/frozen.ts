/** Freezes plain data through and through. What is frozen already is taken to be so in all its parts. */
export function frozen<T>(data: T): T {
  if (typeof data === 'object' && data !== null && !Object.isFrozen(data)) {
    Object.freeze(data);
    Object.values(data).forEach(frozen);
  }
  return data;
}

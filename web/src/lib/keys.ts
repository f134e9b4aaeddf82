// Keys of the page: letters that do something, unless one is writing or the browser is meant.

/** A handler that does what a key, as `event.key` in small letters, is said to do. */
export function onKeys(does: Record<string, (event: KeyboardEvent) => unknown>): (event: KeyboardEvent) => void {
  return (event) => {
    const isWriting = (event.target as Element).closest("input:not([type=range]), textarea, select");
    if (isWriting || event.ctrlKey || event.metaKey || event.altKey) return;
    void does[event.key.toLowerCase()]?.(event);
  };
}

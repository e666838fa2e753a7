/** Whether the tab's own storage has something under a key. */
export function isInTab(key: string): boolean {
  try {
    return key in sessionStorage;
  } catch {
    return false;
  }
}

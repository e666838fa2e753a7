/** What browsers have that write into folders: as much of it as we use. */

interface Window {
  showDirectoryPicker?(options: { id: string; mode: 'readwrite' }): Promise<FileSystemDirectoryHandle>;
}

/** What every tool that writes pictures in another format says alike; `from` for one that expects a format. */
export function pictureConverter({ from, to }: { from?: string; to: string }) {
  return {
    category: 'image',
    needs: ['http', 'images', 'files'],
    quickUpTo: 16_384,
    labels: {
      action: `Convert to ${to}`,
      busy: 'Converting...',
      done: `${from ?? 'Image'} converted to ${to} successfully`,
      failed: `Failed to convert ${from ?? 'image'} to ${to}`,
    },
  } as const;
}

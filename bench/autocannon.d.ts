declare module 'autocannon' {
  export interface Load {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    method?: 'GET' | 'POST';
    headers?: Record<string, string>;
    body?: string;
  }

  export interface LoadResult {
    requests: { average: number; total: number };
    non2xx: number;
    errors: number;
  }

  export default function autocannon(load: Load): Promise<LoadResult>;
}

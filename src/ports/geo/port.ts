/** Where an address is used, as far as a database knows. What it does not know is left out. */
export interface Place {
  city?: string;
  /** State, province or the like. */
  region?: string;
  /** Two letters of ISO 3166-1, upper case. */
  countryCode?: string;
  /** In English. */
  country?: string;
  /** The database says that the address is announced from many places. */
  isAnycast?: boolean;
}

/** Who announces an address to the internet. */
export interface KnownNetwork {
  /** Number of the autonomous system. */
  asn: number;
  /** Name of its operator, when told. */
  name?: string;
}

/** The database that an answer was taken from. */
export interface GeoSource {
  name: string;
  /** When it was made, `YYYY-MM-DD`. */
  built: string;
  /** Must stand wherever the answer is shown. */
  attribution?: { text: string; url: string };
}

/** Databases of addresses on this machine: nobody outside learns what is looked up. */
export interface Geo {
  /**
   * Where `ip` (IPv4 or IPv6 in text form) is. `place` is `undefined` when the database does not know the address, and for what is
   * no address.
   *
   * @throws ToolError `not-configured` when the database cannot be read.
   */
  place(ip: string): Promise<{ place: Place | undefined; source: GeoSource }>;
  /**
   * Whose network `ip` belongs to; `undefined` where there is no such database, which is the default.
   *
   * @throws ToolError `not-configured` when the database cannot be read.
   */
  network(ip: string): Promise<{ network: KnownNetwork | undefined; source: GeoSource } | undefined>;
}

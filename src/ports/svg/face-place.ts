/** The version of the faces' packages, which their address has: at one address there is one file for ever. */
export const FACES_VERSION = '5.3.0';

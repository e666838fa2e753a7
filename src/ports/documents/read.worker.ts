import { parentPort, workerData } from 'node:worker_threads';
import { type NamedContent, readDocument } from '#lib/documents/read-document';
import { boundMemory } from '#ports/processes/bound-memory';

// A file from anywhere can keep its reader busy for ever: this is a thread of its own, which its owner ends.

const port = parentPort;
if (!port) throw new Error('This file is the inside of a worker.');

const order: { file: NamedContent; mostBytes: number } = workerData;
boundMemory(order.mostBytes);
port.postMessage(await readDocument(order.file));

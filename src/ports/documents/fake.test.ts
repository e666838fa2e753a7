import { describe } from 'vitest';
import { describeDocuments } from './contract.ts';
import { createFakeDocuments } from './fake.ts';

describe('createFakeDocuments', () => describeDocuments(createFakeDocuments));

import { experienceContract } from './contract.ts';
import { createFakeExperience, sampleExperience } from './fake.ts';

experienceContract(async () => createFakeExperience({ 'https://shop.example/': sampleExperience }));
